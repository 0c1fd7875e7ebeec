import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { lessonPlans } from './lesson-plans/plugin.ts'

// Keeps the browser's Host header, which the server's same-origin check needs.
const backend = { target: `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`, changeOrigin: false }

/** Removes the style imports of Monaco's modules, which would add them to the style sheet of every page. The explorer loads them itself. */
const withoutMonacoStyles: Plugin = {
  name: 'without-monaco-styles',
  enforce: 'pre',
  resolveId: (source, importer) =>
    /\.css$/.test(source) && /\/monaco-editor\/esm\//.test(importer ?? '') ? '\0no-styles' : null,
  load: (id) => (id === '\0no-styles' ? '' : null),
}

/**
 * Lessons are Markdown without SVG, and browsers clone objects themselves. react-markdown brings tables of all SVG properties and a clone
 * function along: 3.6 KB of the 230 of a screen.
 */
const smallMarkdown: Plugin = {
  name: 'small-markdown',
  enforce: 'pre',
  resolveId: (source, importer) => {
    if (source === '@ungap/structured-clone') return '\0structured-clone'
    return source === './lib/svg.js' && importer?.includes('property-information') ? '\0no-svg' : null
  },
  load: (id) => {
    if (id === '\0structured-clone') return 'export default structuredClone'
    return id === '\0no-svg' ? "export const svg = { space: 'svg', property: {}, normal: {} }" : null
  },
}

/**
 * Minimum number of entries that share a module needed nearly everywhere. There are about a hundred entries: pages, experiments and
 * their lazy components. Many experiments need zod, and the landing page does not.
 */
const minShareCount = 20
const groups = [
  { name: 'base', test: /node_modules.(?!@apollo|graphql|rxjs|optimism|@wry|zod)|frontend.src.ui/, minShareCount, priority: 2 },
  { name: 'graph', test: /node_modules.(@apollo|graphql|rxjs|optimism|@wry)/, minShareCount, priority: 1 },
  // Small modules, each of which would otherwise be a request of its own.
  { name: 'parts', test: /frontend.src.(ui.(?!illustrations)|lib)/, minShareCount: 8, maxModuleSize: 4000, priority: 0 },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), lessonPlans(), withoutMonacoStyles, smallMarkdown],
  // RxJS has its modern build under this name.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: { proxy: { '/api': backend, '/graphql': backend, '/dev': backend, '/program-sandbox': backend } },
  // Node cannot import the folders of this package.
  ssr: { noExternal: [/^@atlaskit\//] },
  build: isSsrBuild
    ? { outDir: '.prerender', copyPublicDir: false }
    : // One small style sheet: prerendered pages inline all of it, and no chunk requests another.
      {
        target: 'es2023',
        chunkSizeWarningLimit: 700,
        manifest: true,
        cssCodeSplit: false,
        // Modules that nearly every screen needs are built into two files, one of them for GraphQL. This saves requests and compresses
        // better.
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
}))
