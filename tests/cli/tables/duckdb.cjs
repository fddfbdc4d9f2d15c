// duckdb.cjs -csv -c SQL: runs SQL statements in DuckDB and prints the results as CSV, like DuckDB's own program.
//
// The module @duckdb/node-api is in the directory $MOVETEXT_NPM.
const { createRequire } = require("module");
const { DuckDBInstance } = createRequire(`${process.env.MOVETEXT_NPM}/package.json`)("@duckdb/node-api");

function field(value) {
  const text = value === null ? "" : String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

async function main(words) {
  if (words.length !== 3 || words[0] !== "-csv" || words[1] !== "-c") throw new Error("use: duckdb -csv -c SQL");
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  const statements = await connection.extractStatements(words[2]);
  for (let i = 0; i < statements.count; i++) {
    const result = await (await statements.prepare(i)).runAndReadAll();
    if (!/^\s*(select|from|with|describe)\b/i.test(words[2].split(";")[i] ?? "")) continue;
    console.log(result.columnNames().map(field).join(","));
    for (const row of result.getRowsJS()) console.log(row.map(field).join(","));
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
