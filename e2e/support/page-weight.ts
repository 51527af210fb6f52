import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

const WEB = join(import.meta.dirname, '../../dist/web')

export type PageWeight = { codeKb: number; fontsKb: number; files: string[]; modules: string[] }

/**
 * Records what a page loads, from this call on; the returned function sums it up: code and styles gzipped, fonts as they are, and
 * the modules in the code.
 */
export function weighPage(page: Page): () => PageWeight {
  const loaded = new Set<string>()
  page.on('response', (response) => loaded.add(new URL(response.url()).pathname))
  return () => {
    const code = [...loaded].filter((path) => /\.(js|css)$/.test(path))
    const fonts = [...loaded].filter((path) => path.endsWith('.woff2'))
    return {
      codeKb: gzippedKb(code),
      fontsKb: gzippedKb(fonts),
      files: listed(code),
      modules: modulesOf(code),
    }
  }
}

/** Returns the source modules of built files, as the build wrote them down. */
function modulesOf(paths: readonly string[]): string[] {
  const chunks: Record<string, string[]> = JSON.parse(readFileSync(`${WEB}-chunks.json`, 'utf8'))
  return paths.flatMap((path) => chunks[path.slice(1)] ?? [])
}

function gzippedKb(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + bytesOf(path), 0) / 1000
}

/** Lists the files with their kilobytes, the largest first, for the message of a failed test. */
function listed(paths: readonly string[]): string[] {
  return paths
    .map((path) => ({ path, bytes: bytesOf(path) }))
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => `${(bytes / 1000).toFixed(1)} kB ${path}`)
}

function bytesOf(path: string): number {
  return gzipSync(readFileSync(join(WEB, path))).length
}
