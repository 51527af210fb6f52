import type { Locator } from '@playwright/test'

/** Drops a file onto an element, as the file manager does. */
export async function dropFile(
  onto: Locator,
  file: { name: string; bytes: Buffer },
): Promise<void> {
  const sent = { name: file.name, base64: file.bytes.toString('base64') }
  const dataTransfer = await onto.page().evaluateHandle(({ name, base64 }) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes], name))
    return transfer
  }, sent)
  await onto.dispatchEvent('drop', { dataTransfer })
}
