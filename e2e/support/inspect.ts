import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { NARROW, WIDE } from './viewports.ts'

/** The folder for pictures of every screen, if they are wanted. */
const PICTURES = process.env.E2E_PICTURES

/** Checks the page with axe and, if requested, takes pictures at both widths. */
export async function inspect(page: Page, name: string): Promise<void> {
  await test.step(`look at ${name}`, () => look(page, name))
}

async function look(page: Page, name: string): Promise<void> {
  await settled(page)
  if (PICTURES) await takePictures(page, PICTURES, name)
  expect.soft(await axeFaults(page), `axe on ${name}`).toEqual([])
}

/** Waits for the page to settle: a dialog that is fading in has no final colours, nor has a table while its rows load. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0)
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (each) => each.playState !== 'running' || each.effect?.getTiming().iterations === Infinity,
      ),
  )
}

async function takePictures(page: Page, folder: string, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [width, size] of [
    ['390', NARROW],
    ['1440', WIDE],
  ] as const) {
    await page.setViewportSize(size)
    await settled(page)
    const across = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(across, `${name} at ${width} scrolls sideways`).toBeLessThanOrEqual(size.width)
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true })
  }
}
