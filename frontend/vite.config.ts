import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

// The host stays as the browser sent it, so that the server's same-origin check sees what the browser saw.
const backend = { target: `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`, changeOrigin: false }

/**
 * The parts of Monaco import their styles one by one, which would put them into the one style sheet that every page carries. The explorer
 * brings them itself.
 */
const withoutMonacoStyles: Plugin = {
  name: 'without-monaco-styles',
  enforce: 'pre',
  resolveId: (source, importer) =>
    /\.css$/.test(source) && /\/monaco-editor\/esm\//.test(importer ?? '') ? '\0no-styles' : null,
  load: (id) => (id === '\0no-styles' ? '' : null),
}

/** How many entries share a module that is needed nearly everywhere: there are some seventy, pages and what comes later in them. */
const minShareCount = 20
const groups = [
  { name: 'base', test: /node_modules.(?!@apollo|graphql|rxjs|optimism|@wry)|frontend.src.ui/, minShareCount, priority: 2 },
  { name: 'graph', test: /node_modules.(@apollo|graphql|rxjs|optimism|@wry)/, minShareCount, priority: 1 },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), withoutMonacoStyles],
  server: { proxy: { '/api': backend, '/graphql': backend, '/dev': backend } },
  build: isSsrBuild
    ? { outDir: '.prerender', copyPublicDir: false }
    : // One small style sheet: the pages written at build time carry all of it, and no chunk asks for more.
      {
        target: 'es2023',
        chunkSizeWarningLimit: 700,
        manifest: true,
        cssCodeSplit: false,
        // What nearly every screen needs travels in two files, one of them for those that speak GraphQL: fewer requests, and it
        // compresses better.
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
}))
