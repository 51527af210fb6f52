import type { CDPSession, Page } from '@playwright/test'

/** The events of a trace: the cost of a page is read from the clock of its main thread, which other processes do not move. ADR 65. */
const CATEGORIES = ['devtools.timeline', 'toplevel']
const MICROSECONDS = 1000
const PAUSE_MS = 80
const MIBIBYTE = 1_048_576

type Traced = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { data?: { type?: string } }
}
/** The pieces of work on the main thread of a page and the ends of its paints, in order of time. */
type MainThread = { tasks: Traced[]; paints: number[]; keys: number[] }

/** CPU milliseconds of the main thread. */
export type Cost = { median: number; worst: number }

/** Measures the CPU time from each key to its paint. `modifier` is kept pressed throughout, as in Shift with an arrow. */
export async function costOfKeys(
  page: Page,
  {
    keys,
    modifier,
    presses,
  }: { keys: readonly string[]; modifier?: string | undefined; presses: number },
): Promise<Cost> {
  if (modifier) await page.keyboard.down(modifier)
  const thread = await traced(page, async () => {
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press(keys[press % keys.length] ?? '')
      await page.waitForTimeout(PAUSE_MS)
    }
  })
  if (modifier) await page.keyboard.up(modifier)
  return costOf(
    thread.keys.map((from) =>
      cpuBetween(thread, from, thread.paints.find((paint) => paint > from) ?? from),
    ),
  )
}

/** Measures the CPU time of each painted frame while something moves the page. */
export async function costOfFrames(
  page: Page,
  move: () => Promise<void>,
): Promise<Cost & { frames: number }> {
  const thread = await traced(page, move)
  const costs = thread.paints.map((paint, place) =>
    cpuBetween(thread, thread.paints[place - 1] ?? 0, paint),
  )
  return { ...costOf(costs.slice(1)), frames: costs.length }
}

/** Returns the memory of a page's own values and buffers after a collection, in MiB. */
export async function pageMebibytes(page: Page): Promise<number> {
  const client: CDPSession = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.collectGarbage')
  const usage = await client.send('Runtime.getHeapUsage')
  await client.detach()
  const buffers = 'backingStorageSize' in usage ? Number(usage.backingStorageSize) : 0
  return (usage.usedSize + buffers) / MIBIBYTE
}

async function traced(page: Page, act: () => Promise<void>): Promise<MainThread> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser')
  await browser.startTracing(page, { categories: CATEGORIES })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: Traced[]
  }
  return mainThreadOf(traceEvents)
}

/** Takes the thread with the most events as the page's: the browser's own windows paint too. */
function mainThreadOf(events: readonly Traced[]): MainThread {
  const whole = events.filter(({ ph }) => ph === 'X')
  const threads = Map.groupBy(whole, ({ pid, tid }) => `${pid} ${tid}`)
  const named = (of: readonly Traced[], wanted: string) => of.filter(({ name }) => name === wanted)
  const [own = []] = [...threads.values()].sort(
    (one, other) => named(other, 'EventDispatch').length - named(one, 'EventDispatch').length,
  )
  const isKey = ({ name, args }: Traced) =>
    name === 'EventDispatch' && args?.data?.type === 'keydown'
  const ascending = (times: number[]) => times.sort((one, other) => one - other)
  const [{ pid, tid } = { pid: 0, tid: 0 }] = own
  // Newer browsers record the ends of frames instead of their commits.
  const ends = events.filter(
    (each) =>
      each.name === 'AnimationFrame::Render' &&
      each.ph === 'e' &&
      each.pid === pid &&
      each.tid === tid,
  )
  const commits = named(own, 'Commit')
  return {
    tasks: outermost(own.filter(({ name }) => name.endsWith('RunTask'))),
    paints: ascending((commits.length > 0 ? commits : ends).map(endOf)),
    keys: ascending(own.filter(isKey).map(({ ts }) => ts)),
  }
}

const endOf = ({ ts, dur = 0 }: Traced) => ts + dur

/** Leaves out tasks that are part of another one. */
function outermost(tasks: Traced[]): Traced[] {
  let end = 0
  return tasks
    .sort((one, other) => one.ts - other.ts || endOf(other) - endOf(one))
    .filter((task) => {
      if (endOf(task) <= end) return false
      end = endOf(task)
      return true
    })
}

function cpuBetween({ tasks }: MainThread, from: number, to: number): number {
  return (
    tasks
      .filter((task) => endOf(task) > from && task.ts < to)
      .reduce((sum, { tdur = 0 }) => sum + tdur, 0) / MICROSECONDS
  )
}

function costOf(costs: number[]): Cost {
  const sorted = costs.sort((one, other) => one - other)
  return { median: sorted[sorted.length >> 1] ?? Number.NaN, worst: sorted.at(-1) ?? Number.NaN }
}
