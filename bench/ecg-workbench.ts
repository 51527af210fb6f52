import { type Browser, chromium, type Page } from '@playwright/test'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { dayEcg } from '../e2e/support/day-ecg.ts'
import { visit } from '../e2e/support/demo-visit.ts'
import { sendEcgCase } from '../e2e/support/ecg-cases.ts'
import { type PlainClient, plainClient } from '../e2e/support/plain-client.ts'
import { startServer } from '../e2e/support/server.ts'
import { ENGLISH } from '../e2e/support/story.ts'
import { BROWSER } from './support/browser.ts'
import { firstPaint } from './support/first-paint.ts'
import { type Cost, costOfFrames, costOfKeys, pageMebibytes } from './support/page-cost.ts'
import { printBar } from './support/print-bar.ts'

const PATCHER = 'demo.patcher@systole.test'
const KEY_BOUND_MS = 100
const SLOWER = 4
const PAINT_BOUND_MS = 1000
const FRAME_BOUND_MS = 1000 / 60
/** A lead of the day as floats alone has 165 MiB. */
const MEMORY_BOUND_MEBIBYTES = 120
const PRESSES = 24
const WHEELS = 120
const READ_MS = 900_000
const { t } = ENGLISH

const PRESSED = [
  { what: 'the next beat', keys: ['ArrowRight'], in: 'view' },
  { what: 'the next page', keys: ['ArrowRight'], modifier: 'Shift', in: 'view' },
  { what: 'the next place', keys: ['.'], in: 'view' },
  { what: 'a label', keys: ['v', 'n'], in: 'edit' },
  {
    what: 'a beat moved by a sample',
    keys: ['ArrowRight', 'ArrowLeft'],
    modifier: 'Alt',
    in: 'edit',
  },
  { what: 'undo', keys: ['z'], modifier: 'Control', in: 'edit' },
] as const

type Figures = { paint: number; frames: Cost; keys: Map<string, Cost>; mebibytes: number }

/**
 * (ECG) Measures the workbench on a day of 500 Hz, of one lead and of six, beside the same page with ten seconds: first paint, memory,
 * the CPU time from a key to its paint, and that of a frame while the stack moves. Handbook 5.9.
 */
export async function benchEcgWorkbench(): Promise<void> {
  const samplesPerSecond = Number(process.env.BENCH_SAMPLES_PER_SECOND ?? 500)
  const server = await startServer()
  const browser = await chromium.launch(BROWSER)
  const at = { browser, client: plainClient(server.url) }
  try {
    const short = Buffer.from(await FIXTURES['ecg_dog.json']())
    const baseline = await measure(at, { identifier: '7090', name: 'short.json', bytes: short })
    print('ten seconds (baseline)', baseline)
    for (const leads of [1, 6] as const) {
      const bytes = dayEcg({ hours: 24, samplesPerSecond, leads })
      const figures = await measure(at, { identifier: `709${leads}`, name: 'day.dcm', bytes })
      print(`24 h at ${samplesPerSecond} Hz, leads: ${leads}`, figures, baseline)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function measure(
  { browser, client }: { browser: Browser; client: PlainClient },
  { identifier, name, bytes }: { identifier: string; name: string; bytes: Buffer },
): Promise<Figures> {
  const usid = await sendEcgCase(client, {
    ...{ petName: 'Bench', identifier, readMs: READ_MS },
    file: { name, bytes },
  })
  const { page, context } = await visit(browser, {
    ...{ url: client.url, email: PATCHER, language: 'en_us' },
    viewport: { width: 1440, height: 900 },
  })
  const paint = await firstPaint(page, `/ecg/prepare?usid=${usid}`, '[role="toolbar"]')
  await page.getByRole('button', { name: t.patching.states.take }).click()
  await page.getByRole('button', { name: t.patching.header.send }).waitFor()
  const keys = await measureKeys(page)
  const frames = await costOfFrames(page, () => scrollStack(page))
  const mebibytes = await pageMebibytes(page)
  await context.close()
  return { paint, keys, frames, mebibytes }
}

async function measureKeys(page: Page): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>()
  let mode = 'view'
  for (const each of PRESSED) {
    if (each.in !== mode) await page.keyboard.press('e')
    mode = each.in
    await page.waitForLoadState('networkidle')
    const modifier = 'modifier' in each ? each.modifier : undefined
    costs.set(each.what, await costOfKeys(page, { keys: each.keys, modifier, presses: PRESSES }))
  }
  return costs
}

async function scrollStack(page: Page): Promise<void> {
  await page.mouse.move(500, 300)
  for (let wheel = 0; wheel < WHEELS; wheel += 1) await page.mouse.wheel(0, 30)
}

function print(of: string, figures: Figures, baseline?: Figures): void {
  const { paint, keys, frames, mebibytes } = figures
  console.log(`\nworkbench with ${of}`)
  printBar({
    ...{ what: 'first paint', value: paint, bound: PAINT_BOUND_MS },
    baseline: baseline?.paint,
  })
  for (const [what, { median, worst }] of keys) {
    const before = baseline?.keys.get(what)?.median
    printBar({
      ...{ what, value: SLOWER * median, bound: KEY_BOUND_MS },
      more: `at ${SLOWER} × CPU, worst ${(SLOWER * worst).toFixed(0)} ms`,
      baseline: before && SLOWER * before,
    })
  }
  printBar({
    ...{ what: 'a frame of the moving stack', value: frames.median, bound: FRAME_BOUND_MS },
    ...{ baseline: baseline?.frames.median, more: `worst ${frames.worst.toFixed(0)} ms` },
  })
  printBar({
    ...{ what: 'memory', value: mebibytes, unit: 'MiB', bound: MEMORY_BOUND_MEBIBYTES },
    baseline: baseline?.mebibytes,
  })
}
