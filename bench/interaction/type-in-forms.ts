import type { Locator, Page } from '@playwright/test'
import { median } from '../support/load.ts'
import { takeWatched, watchPage } from '../support/watch-page.ts'
import { atScreen, type Portal, printBound } from './at-screen.ts'

const FORMS = [
  'login',
  'register',
  'reset-password',
  'registered-pet',
  'new-pet',
  'record-list',
  'clinical',
  'questions-advance',
  'ongoing',
  'report',
  'hospital',
  'finder',
] as const
const CPU_SLOWDOWN = 4
const VISITS = 3
const KEY_BOUND_MS = 100
const SHIFT_BOUND = 0.02
const FIELDS_PER_FORM = 4
const TYPED = 'moderate 3/6'
const FIELDS =
  'textarea, input:is([type=text],[type=email],[type=search],[type=tel],[type=password],:not([type]))'

type Typing = { keys: number[]; cpuMsPerKey: number; shift: number }

/**
 * Types in up to four text fields of each form on a processor slowed four times, beside a page with only a text area. The
 * processor time of a key shows the work even on a busy machine.
 */
export async function typeInForms(portal: Portal): Promise<void> {
  const bare = await bareTyping(portal)
  const shifts: [string, number][] = []
  for (const name of FORMS) {
    const visits: Typing[] = []
    for (let visit = 0; visit < VISITS; visit += 1) {
      visits.push(await atScreen(portal, name, typeSlowed))
    }
    shifts.push([name, Math.max(...visits.map(({ shift }) => shift))])
    printTyping(name, visits, bare)
  }
  console.log('layout shift while the page opened')
  for (const [name, shift] of shifts) printBound(name, shift, SHIFT_BOUND, 'in all')
}

export function printTyping(name: string, visits: readonly Typing[], bare: Typing): void {
  const keys = keyByKey(visits)
  printBound(`${name}, slowest of ${keys.length}`, Math.max(0, ...keys), KEY_BOUND_MS, 'ms')
  const single = Math.max(0, ...visits.flatMap((visit) => visit.keys))
  const cpuMsPerKey = median(visits.map((visit) => visit.cpuMsPerKey))
  console.log(
    `    slowest in a single visit ${single.toFixed(0)} ms; median ${(median(keys) / median(bare.keys)).toFixed(1)} x the bare text area; ${cpuMsPerKey.toFixed(1)} ms of processor a key`,
  )
}

/** Returns each key's median over the visits: a slow page is slow in all of them, a busy machine is not. */
function keyByKey(visits: readonly Typing[]): number[] {
  const [first] = visits
  if (!first) return []
  return first.keys.map((_, at) => median(visits.flatMap(({ keys }) => keys[at] ?? [])))
}

/** Types in a page with only a text area, the baseline of the others. */
export async function bareTyping(portal: Portal): Promise<Typing> {
  const bare = await typeInBarePage(portal)
  console.log(
    `key press to paint at ${CPU_SLOWDOWN} x slowdown; a bare text area: ${median(bare.keys).toFixed(0)} ms, ${bare.cpuMsPerKey.toFixed(1)} ms of processor a key`,
  )
  return bare
}

async function typeInBarePage({ browser, url }: Portal): Promise<Typing> {
  const page = await browser.newPage()
  await watchPage(page)
  const address = `${url}/bare`
  const body = '<!doctype html><textarea rows="8"></textarea>'
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(address)
  const typing = await typeSlowed(page)
  await page.close()
  return typing
}

export async function typeSlowed(page: Page): Promise<Typing> {
  const { shift } = await takeWatched(page)
  const session = await page.context().newCDPSession(page)
  const fields = await textFields(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const processorMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  const before = await processorMs()
  for (const field of fields) {
    await field.focus()
    await painted(page) // a user presses no key in the frame of the click
    for (const key of TYPED) {
      await page.keyboard.press(key)
      await painted(page)
    }
  }
  const used = (await processorMs()) - before
  const { keys } = await takeWatched(page)
  return { keys, cpuMsPerKey: used / Math.max(1, keys.length), shift }
}

/** Waits for the paint, because a person types more slowly than a script: the next key follows the paint of the previous one. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  )
}

/** Returns text fields spread over the form, the last one included. */
async function textFields(page: Page): Promise<Locator[]> {
  const modal = page.locator('[role=dialog]:visible')
  const place = (await modal.count()) > 0 ? modal.first() : page.locator('body')
  const visible = await place.locator(FIELDS).locator('visible=true').all()
  const fields: Locator[] = []
  for (const field of visible) if (await field.isEditable()) fields.push(field)
  if (fields.length === 0) throw new Error(`There is no text field at ${page.url()}`)
  const every = Math.max(1, Math.ceil(fields.length / FIELDS_PER_FORM))
  return fields.filter((_, at) => (fields.length - 1 - at) % every === 0)
}
