import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/**
 * `node tools/comments.ts`: lists the comments that open without a subject or use a riddle for a plain word, and the variables,
 * functions and types that are named by such a word, and the titles of tests that use one.
 */
const ROOT = join(import.meta.dirname, '..')
const CODE = ['{packages,apps,e2e,bench,tools}/**/*.{ts,tsx,mts,mjs,cjs}', '*.{ts,mjs,cjs}']
const NOT_OURS = ['**/node_modules/**', '**/dist/**', '**/*.gen.ts']

/** The openings without a subject; a function's comment opens with a verb, that of a value with a noun. */
const HEADLESS = /^(?:what(?:ever)?|who(?:ever)?|where|nothing|nobody|somebody|whether)\b/i

/** The words with a plainer equivalent, such as again, is, reports, continues, immediately, no one. */
const RIDDLES = /\b(?:anew|at once|goes on|hands|keeper|lies|nobody|stands|tells?|told|whoever)\b/i

/** The words that no variable, function or type has in its name; properties keep those of the wire and of libraries. */
const NOT_IN_NAMES =
  /^(?:anew|backstage|door|films?|hands|held|keepers?|lies|news|nobody|papers|rooms|standing|stands?|stood|tells?|till|told|whose)$/

export type CommentFault = {
  line: number
  rule: 'headless' | 'riddle' | 'name' | 'title'
  words: string
}
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

/** Returns the declared names of a file that contain one of the words, each once. */
export function nameFaults(path: string, source: string): CommentFault[] {
  const places = new Map<string, number>()
  eachNode(parseSync(path, source).program, (node) => {
    for (const { name, start } of declaredBy(node)) if (!places.has(name)) places.set(name, start)
  })
  return [...places]
    .filter(([name]) => wordsOf(name).some((word) => NOT_IN_NAMES.test(word)))
    .map(([words, start]) => ({ line: lineAt(source, start), rule: 'name', words }))
}

const TEST_CALLS: ReadonlySet<unknown> = new Set(['test', 'it', 'describe'])

/** Returns the titles of the tests in a file that use a riddle. */
export function titleFaults(path: string, source: string): CommentFault[] {
  const faults: CommentFault[] = []
  eachNode(parseSync(path, source).program, (node) => {
    if (node.type !== 'CallExpression' || !TEST_CALLS.has(calledBy(node.callee))) return
    const [title] = Array.isArray(node.arguments) ? node.arguments : []
    const riddle = isNode(title) ? RIDDLES.exec(textOf(title, source)) : null
    if (riddle)
      faults.push({ line: lineAt(source, Number(node.start)), rule: 'title', words: riddle[0] })
  })
  return faults
}

/** Returns the name at the start of a call: `test` of `test.each(rows)(title, check)`. */
function calledBy(callee: unknown): unknown {
  if (!isNode(callee)) return undefined
  return callee.type === 'Identifier' ? callee.name : calledBy(callee.callee ?? callee.object)
}

function textOf({ type, start, end }: Node, source: string): string {
  const isText = type === 'Literal' || type === 'TemplateLiteral'
  return isText ? source.slice(Number(start), Number(end)) : ''
}

type Node = { type: string; [field: string]: unknown }
type Name = { name: string; start: number }

const DECLARATIONS: Readonly<Record<string, readonly string[]>> = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  TSTypeAliasDeclaration: ['id'],
  TSInterfaceDeclaration: ['id'],
}

function declaredBy(node: Node): Name[] {
  return (DECLARATIONS[node.type] ?? []).flatMap((field) => namesIn(node[field]))
}

/** Returns the names that a pattern binds; a shorthand takes its name from the object and is not one. */
function namesIn(pattern: unknown): Name[] {
  if (Array.isArray(pattern)) return pattern.flatMap(namesIn)
  if (!isNode(pattern)) return []
  const { type, name, start, properties, elements, left, argument, value, shorthand } = pattern
  if (type === 'Identifier') return [{ name: String(name), start: Number(start) }]
  if (type === 'Property') return shorthand ? [] : namesIn(value)
  return [properties, elements, left, argument].flatMap(namesIn)
}

function eachNode(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) eachNode(each, visit)
  if (!isNode(value)) return
  visit(value)
  for (const field of Object.values(value)) if (typeof field === 'object') eachNode(field, visit)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
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
      comments.push({ text, line: lineAt(source, start), end, isLine })
    }
  }
  return comments
}

function checkEveryFile(): void {
  const faults = globSync(CODE, { cwd: ROOT, exclude: NOT_OURS }).flatMap((path) => {
    const source = readFileSync(join(ROOT, path), 'utf8')
    const found = [
      ...commentFaults(path, source),
      ...nameFaults(path, source),
      ...titleFaults(path, source),
    ]
    return found.map(({ line, rule, words }) => `${path}:${line} ${rule}: ${words}`)
  })
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}

if (import.meta.main) checkEveryFile()
