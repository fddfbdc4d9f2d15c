// node docs.mjs PAGE PACKAGE: runs the examples of the page with the package that `npm pack` has made, installed into an
// empty folder, and compares their output with the page.
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

const [page, archive] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'movetext-docs-'));
writeFileSync(join(folder, 'package.json'), '{"type": "module", "private": true}');
execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', resolve(archive)], {cwd: folder});

const fences = [...readFileSync(page, 'utf8').matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, kind, text]) => ({kind, text}));
let faults = 0;
let programs = 0;
fences.forEach(({kind, text}, i) => {
  if (kind !== 'js') return;
  ++programs;
  const next = fences[i + 1];
  const expected = next && next.kind === '' ? next.text : '';
  const loads = /await init\(/.test(text) ? '' : "import {init} from 'movetext';\nawait init();\n";
  const run = spawnSync(process.execPath, ['--input-type=module'], {cwd: folder, input: loads + text, encoding: 'utf8'});
  if (run.status === 0 && run.stdout === expected) return;
  ++faults;
  console.log(`FAILED: example ${programs} of ${page}\n${run.stdout}${run.stderr}`);
});
rmSync(folder, {recursive: true});
console.log(`${programs} examples, ${faults} faults`);
process.exit(faults > 0 || programs === 0 ? 1 : 0);
