import type { Page } from '@playwright/test'
import type { Texts } from '@systole/i18n/texts-of'
import { paths } from '../../apps/web/src/paths.ts'

export type Who = 'nobody' | 'vet' | 'noPlan' | 'cardiologist' | 'admin'

/** One state of one screen: who sees it, at which address, and what is done there. */
export type Screen = {
  name: string
  who: Who
  address: (at: typeof paths, caseOf: (petName: string) => string) => string
  /** Brings the page into the state; the page has loaded. */
  act?: (page: Page, t: Texts) => Promise<void>
}

export const EMAIL: Record<Who, string | undefined> = {
  nobody: undefined,
  vet: 'demo.vet@systole.test',
  noPlan: 'demo.noplan@systole.test',
  cardiologist: 'demo.cardiologist@systole.test',
  admin: 'demo.admin@systole.test',
}

/** Goes there, waits until the page is drawn and quiet, and does what the screen needs. */
export async function openScreen(
  page: Page,
  screen: Screen,
  { t, caseOf }: { t: Texts; caseOf: (petName: string) => string },
): Promise<void> {
  await page.goto(screen.address(paths, caseOf))
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await quiet(page)
  await screen.act?.(page, t)
  await quiet(page)
}

/** Nothing is being fetched, nothing moves, the fonts are there. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      document.querySelector('[data-skeleton]') === null &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  )
}
