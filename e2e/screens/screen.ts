import type { Page } from '@playwright/test'
import { paths } from '@systole/contract/pages'
import type { Texts } from '@systole/i18n/translated'
import { requestsUnderway } from './requests-underway.ts'

export type Who = 'nobody' | 'vet' | 'noPlan' | 'cardiologist' | 'admin'

/** One state of one screen: its viewer, its address, and the steps performed there. */
export type Screen = {
  name: string
  who: Who
  address: (at: typeof paths, caseOf: (petName: string) => string) => string
  /** Brings the loaded page into the state. */
  act?: (page: Page, t: Texts) => Promise<void>
}

export const EMAIL: Record<Who, string | undefined> = {
  nobody: undefined,
  vet: 'demo.vet@systole.test',
  noPlan: 'demo.noplan@systole.test',
  cardiologist: 'demo.cardiologist@systole.test',
  admin: 'demo.admin@systole.test',
}

type Where = { t: Texts; caseOf: (petName: string) => string }

/** Opens the address, waits until the page is rendered and idle, and performs the screen's steps. */
export async function openScreen(page: Page, screen: Screen, where: Where): Promise<void> {
  await arriveAt(page, screen, where)
  await actOn(page, screen, where)
}

/** Opens the page without performing steps. */
export async function arriveAt(page: Page, screen: Screen, { caseOf }: Where): Promise<void> {
  requestsUnderway(page)
  await page.goto(screen.address(paths, caseOf))
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await quiet(page)
}

export async function actOn(page: Page, screen: Screen, { t }: Where): Promise<void> {
  if (!screen.act) return
  await screen.act(page, t)
  await quiet(page)
}

const FEW_MS = 80

/** Waits until nothing is loading or moving and the fonts are loaded, now and a moment later. */
export async function quiet(page: Page): Promise<void> {
  const underway = requestsUnderway(page)
  for (let still = 0; still < 2; ) {
    await page.waitForFunction(isStill)
    still = underway.size === 0 ? still + 1 : 0
    await page.waitForTimeout(FEW_MS) // sleep: between two looks
  }
}

/** Waits until the page is rendered at its new width. */
export async function drawn(page: Page): Promise<void> {
  await twoFrames(page)
  await twoFrames(page) // content measured in the first frames is rendered again by then
  await page.waitForFunction(isStill)
}

async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/** Runs in the page. */
function isStill(): boolean {
  const paused: unknown = Reflect.get(window, 'callsUnderway') // the requests delayed by a slow connection
  return (
    !(paused instanceof Set && paused.size > 0) &&
    document.fonts.status === 'loaded' &&
    document.querySelector('[data-skeleton]') === null &&
    document.getAnimations().every(({ playState }) => playState !== 'running')
  )
}
