// The core as WebAssembly, for JavaScript: the functions of src/movetext/capi/movetext.h with texts and bytes.
const commands = {check: 0, export: 1, convert: 2};
const options = {file: 0, from: 1, game: 2, json: 3, outcomes: 4};
const channels = ['records', 'messages', 'results'];
const views = {text: 0, moves: 1, board: 2, picture: 3};

export class Core {
  // Each instance has a memory of its own, which only grows.
  constructor(module) {
    this.api = new WebAssembly.Instance(module, {}).exports;
    this.api._initialize();
    if (this.api.mt_api_version() !== 2) throw new Error('another version of the interface');
  }

  memory() { return this.api.memory.buffer.byteLength; }

  // Calls `use` with the address and the size of a copy of the bytes.
  lend(bytes, use) {
    const at = this.api.mt_alloc(bytes.length);
    if (at === 0 && bytes.length > 0) throw new Error('no memory');
    new Uint8Array(this.api.memory.buffer).set(bytes, at);  // the memory may have moved
    try {
      return use(at, bytes.length);
    } finally {
      this.api.mt_free(at);
    }
  }
  lendText(text, use) { return this.lend(Buffer.from(text), use); }

  // The waiting output of the channels, as lists of pieces in `out`.
  drain(run, out) {
    channels.forEach((name, channel) => {
      const size = this.api.mt_out_size(run, channel);
      if (size === 0) return;
      const at = this.api.mt_out(run, channel);
      out[name].push(Buffer.from(this.api.memory.buffer.slice(at, at + size)));
      this.api.mt_drop(run, channel);
    });
  }

  // run('convert', bytes, {to: 'json', file: 'club.pdn'}, 4096): the three channels as buffers.
  run(command, bytes, {to = '', ...set} = {}, piece = 256 << 10) {
    const run = this.lendText(to, (at, size) => this.api.mt_run_new(commands[command], at, size));
    if (run === 0) throw new Error(`${command} ${to} is refused`);
    for (const [name, value] of Object.entries(set))
      if (!this.lendText(value, (at, size) => this.api.mt_run_set(run, options[name], at, size)))
        throw new Error(`${name}=${value} is refused`);
    const out = {records: [], messages: [], results: []};
    for (let begin = 0; begin < bytes.length; begin += piece) {
      this.lend(bytes.subarray(begin, begin + piece), (at, size) => {
        for (let taken = 0; taken < size;) {
          taken += this.api.mt_run_feed(run, at + taken, size - taken);
          this.drain(run, out);
        }
      });
    }
    while (this.api.mt_run_finish(run) === 0) this.drain(run, out);
    this.drain(run, out);
    this.api.mt_run_free(run);
    return Object.fromEntries(channels.map(name => [name, Buffer.concat(out[name])]));
  }

  // Returns the view of a position, or of the start position if it is empty.
  position(game, position, view) {
    const handle = this.lendText(game, (game_at, game_size) =>
      this.lendText(position, (at, size) => this.api.mt_position_new(game_at, game_size, at, size)));
    if (handle === 0 || this.api.mt_position_ask(handle, views[view], 0, 0) === 0) throw new Error(`${game} is refused`);
    const at = this.api.mt_position_answer(handle);
    const text = Buffer.from(this.api.memory.buffer.slice(at, at + this.api.mt_position_answer_size(handle))).toString();
    this.api.mt_position_free(handle);
    return text;
  }
}
