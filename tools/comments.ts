import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** `node tools/comments.ts`: lists the comments that open without a subject or use a riddle for a plain word. */
const ROOT = join(import.meta.dirname, '..')
const CODE = ['{packages,apps,e2e,bench,tools}/**/*.{ts,tsx,mts,mjs,cjs}', '*.{ts,mjs,cjs}']
const NOT_OURS = ['**/node_modules/**', '**/dist/**', '**/*.gen.ts']

/** The openings without a subject; a function's comment opens with a verb, that of a value with a noun. */
const HEADLESS = /^(?:what(?:ever)?|who(?:ever)?|where|nothing|nobody|somebody|whether)\b/i

/** The words with a plainer equivalent, such as again, is, reports, continues, immediately, no one. */
const RIDDLES = /\b(?:anew|at once|goes on|hands|keeper|lies|nobody|stands|tells?|told|whoever)\b/i

export type CommentFault = { line: number; rule: 'headless' | 'riddle'; words: string }
type Comment = { text: string; line: number; end: number; isLine: boolean }

/** Returns the faults of a file's comments; code in backticks is exempt. */
export function commentFaults(path: string, source: string): CommentFault[] {
  return commentsIn(path, source).flatMap(({ text, line }) => {
    const prose = text.replaceAll(/`[^`]*`/g, '`')
    const headless = HEADLESS.exec(prose)
    const riddle = RIDDLES.exec(prose)
    return [
      ...(headless ? [{ line, rule: 'headless' as const, words: headless[0] }] : []),
      ...(riddle ? [{ line, rule: 'riddle' as const, words: riddle[0] }] : []),
    ]
  })
}

/** Returns the comments of a file; successive line comments are one. */
function commentsIn(path: string, source: string): Comment[] {
  const comments: Comment[] = []
  for (const { type, value, start, end } of parseSync(path, source).comments) {
    const text = value.replaceAll(/^[ \t]*\*+[ \t]?|^\s+/gm, '').trim()
    const isLine = type === 'Line'
    const last = comments.at(-1)
    if (last?.isLine && isLine && /^\n[ \t]*$/.test(source.slice(last.end, start))) {
      Object.assign(last, { text: `${last.text} ${text}`, end })
    } else {
      comments.push({ text, line: source.slice(0, start).split('\n').length, end, isLine })
    }
  }
  return comments
}

function checkEveryFile(): void {
  const faults = globSync(CODE, { cwd: ROOT, exclude: NOT_OURS }).flatMap((path) =>
    commentFaults(path, readFileSync(join(ROOT, path), 'utf8')).map(
      ({ line, rule, words }) => `${path}:${line} ${rule}: ${words}`,
    ),
  )
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}

if (import.meta.main) checkEveryFile()
