import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** `node tools/tests.ts`: lists the tests without an assertion and the sleeps in tests. */
const ROOT = join(import.meta.dirname, '..')
const TESTS = [
  '{packages,apps,tools,e2e}/**/*.test.{ts,tsx}',
  'e2e/**/*.ts',
  'apps/*/src/testing/**',
]
const NOT_OURS = ['**/node_modules/**', '**/dist/**']
/** Journeys (`*.e2e.ts`) assert in the steps they import. */
const UNIT = /\.test\.tsx?$/
/** `expect` itself, or a helper such as `expectWhole`. */
const ASSERTION = /^expect(?:[A-Z]|$)/
/** A comment in the line that sleeps: why only the passing of time will do. */
const REASON = /\bsleep: \S/

export type TestFault = { line: number; rule: 'no assertion' | 'sleep' }
type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** Returns the faults of a test file or of a file that helps tests. */
export function testFaults(path: string, source: string): TestFault[] {
  const nodes = nodesOf(parseSync(path, source).program)
  const lines = source.split('\n')
  const lineOf = ({ start }: Node) => source.slice(0, start).split('\n').length
  const unproven = UNIT.test(path) ? nodes.filter(isTest).filter((test) => !asserts(test)) : []
  const sleeps = nodes.filter(isSleep(timersIn(nodes))).map(lineOf)
  return [
    ...unproven.map((test) => ({ line: lineOf(test), rule: 'no assertion' as const })),
    ...sleeps
      .filter((line) => !REASON.test(lines[line - 1] ?? ''))
      .map((line) => ({ line, rule: 'sleep' as const })),
  ]
}

/** Lists a node and everything below it. */
function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (!isNode(value)) return []
  return [value, ...Object.values(value).flatMap(nodesOf)]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Returns true for `test('title', () => …)`, also with `.each`, `.skipIf` and the like. */
function isTest({ type, callee, arguments: given }: Node): boolean {
  if (type !== 'CallExpression' || !Array.isArray(given)) return false
  const [, ...others] = given.filter(isNode)
  return isNamed(rootOf(callee), 'test', 'it') && others.some(isFunction)
}

/** Returns the object that a chain of calls and members starts from. */
function rootOf(callee: unknown): unknown {
  if (!isNode(callee)) return undefined
  if (callee.type === 'CallExpression') return rootOf(callee.callee)
  return callee.type === 'MemberExpression' ? rootOf(callee.object) : callee
}

function asserts(test: Node): boolean {
  return nodesOf(test).some(
    ({ type, name }) => type === 'Identifier' && ASSERTION.test(String(name)),
  )
}

/** Returns a check for `waitForTimeout(…)`, for a promise that a timer resolves, and for a call of one of `timers`. */
function isSleep(timers: ReadonlySet<string>): (node: Node) => boolean {
  return (node) => {
    const { type, callee } = node
    if (type === 'NewExpression' && isNamed(callee, 'Promise')) return isResolvedByTimer(node)
    if (type !== 'CallExpression' || !isNode(callee)) return false
    return isNamed(callee.property, 'waitForTimeout') || isNamed(callee, ...timers)
  }
}

function isResolvedByTimer(promise: Node): boolean {
  const executor = nodesOf(promise.arguments).find(isFunction)
  const [resolve] = Array.isArray(executor?.params) ? executor.params.filter(isNode) : []
  return nodesOf(executor)
    .filter(({ type, callee }) => type === 'CallExpression' && isNamed(callee, 'setTimeout'))
    .some((timer) =>
      nodesOf(timer.arguments).some(({ name }) => name !== undefined && name === resolve?.name),
    )
}

/** Lists the local names of what a file imports from `timers/promises`. */
function timersIn(nodes: readonly Node[]): Set<string> {
  const imports = nodes.filter(
    ({ type, source }) =>
      type === 'ImportDeclaration' &&
      isNode(source) &&
      /^(node:)?timers\/promises$/.test(String(source.value)),
  )
  const locals = imports.flatMap(({ specifiers }) => nodesOf(specifiers)).map(({ local }) => local)
  return new Set(locals.flatMap((local) => (isNode(local) ? String(local.name) : [])))
}

function isFunction({ type }: Node): boolean {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression'
}

function isNamed(node: unknown, ...names: string[]): boolean {
  return isNode(node) && node.type === 'Identifier' && names.includes(String(node.name))
}

function checkEveryFile(): void {
  const faults = globSync(TESTS, { cwd: ROOT, exclude: NOT_OURS })
    .filter((path) => /\.tsx?$/.test(path))
    .sort()
    .flatMap((path) =>
      testFaults(path, readFileSync(join(ROOT, path), 'utf8')).map(
        ({ line, rule }) => `${path}:${line} ${rule}`,
      ),
    )
  for (const fault of new Set(faults)) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}

if (import.meta.main) checkEveryFile()
