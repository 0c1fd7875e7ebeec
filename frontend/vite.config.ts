import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The host stays as the browser sent it, so that the server's same-origin check sees what the browser saw.
const backend = { target: `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`, changeOrigin: false }

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  server: { proxy: { '/api': backend, '/graphql': backend, '/dev': backend } },
  build: isSsrBuild
    ? { outDir: '.prerender', copyPublicDir: false }
    : // One small style sheet: the pages written at build time carry all of it, and no chunk asks for more.
      { target: 'es2023', chunkSizeWarningLimit: 700, manifest: true, cssCodeSplit: false },
}))
