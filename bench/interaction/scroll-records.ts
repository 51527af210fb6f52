import { takeWatched } from '../support/watch-page.ts'
import { atScreen, type Portal, printBound } from './at-screen.ts'

const WHEELS = 120
const WHEEL_PIXELS = 600
const FRAME_BOUND_MS = 100

/** Scrolls the record list of 10,000 pets by the wheel: every wheel event arrives, and no frame delays the next. */
export async function scrollRecords(portal: Portal): Promise<void> {
  console.log('record list of 10,000 pets, scrolled by the wheel')
  await atScreen(portal, 'record-list', async (page) => {
    await page.getByRole('dialog').getByRole('row').nth(2).hover()
    await takeWatched(page)
    for (let turn = 0; turn < WHEELS; turn += 1) await page.mouse.wheel(0, WHEEL_PIXELS)
    const { frames, wheels } = await takeWatched(page)
    const rows = await page.getByRole('dialog').getByRole('row').count()
    printBound(`slowest of ${frames.length} frames`, Math.max(...frames), FRAME_BOUND_MS, 'ms')
    console.log(`  ${wheels} of ${WHEELS} turns of the wheel arrived; ${rows} rows in the page`)
  })
}
