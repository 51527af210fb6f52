import type { CDPSession, Page } from '@playwright/test'

type Place = { x: number; y: number }

/** Moves two fingers around a place from one distance to another, in steps like a hand. */
export async function pinch(
  page: Page,
  middle: Place,
  { from, to, steps = 12 }: { from: number; to: number; steps?: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const at = (apart: number) =>
    [-0.5, 0.5].map((side, id) => ({ id, x: middle.x + side * apart, y: middle.y }))
  const [left, right] = at(from)
  await touch(session, 'touchStart', left ? [left] : [])
  await touch(session, 'touchStart', left && right ? [left, right] : [])
  for (let step = 1; step <= steps; step += 1) {
    await touch(session, 'touchMove', at(from + ((to - from) * step) / steps))
  }
  await touch(session, 'touchEnd', [])
  await session.detach()
}

async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  touchPoints: (Place & { id: number })[],
): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type, touchPoints })
}
