import {defineConfig} from 'vite';

// One module for node, browsers and workers. Vite's library mode would keep its blanks.
export default defineConfig({
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    rollupOptions: {
      input: 'src/index.ts',
      external: [/^node:/],
      preserveEntrySignatures: 'strict',
      output: {entryFileNames: 'movetext.js', chunkFileNames: '[name].js'},
    },
  },
});
