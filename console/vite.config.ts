import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The service that `npm run dev` talks to. */
const service = 'http://127.0.0.1:4020';

export default defineConfig({
  base: '/console/',
  plugins: [react(), tailwindcss()],
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    assetsDir: 'static',
    // The policy of the pages allows no data: script or style, and the preload polyfill would be an inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '^/(?!console/|@|src/|node_modules/)': service } },
});
