import type { Locator } from '@playwright/test'

/** Returns how many shades of grey a part of the page shows, and their mean. */
export async function shadesOf(part: Locator): Promise<{ count: number; mean: number }> {
  const png = (await part.screenshot()).toString('base64')
  return part.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (!context) throw new Error('This browser draws nothing')
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    const greens = data.filter((_, place) => place % 4 === 1)
    const total = greens.reduce((sum, green) => sum + green, 0)
    return { count: new Set(greens).size, mean: total / greens.length }
  }, png)
}
