import type { DocumentFacts } from '@systole/domain/uploads/file-facts'
import { openPdf } from './open-pdf.ts'
import { PreviewError } from './preview-error.ts'

/** What may run or reach out when the document is opened elsewhere. PDF 32000-1, 12.6.4. */
const ACTIVE = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia|SubmitForm|ImportData|GoToE)\b/

/** Pages, encryption and active content; nothing in the document runs. */
export async function readDocument(
  bytes: Uint8Array,
  { isWhole }: { isWhole: boolean },
): Promise<DocumentFacts> {
  const text = new TextDecoder('latin1').decode(bytes)
  const scanned = { hasActiveContent: ACTIVE.test(text), isEncrypted: /\/Encrypt\b/.test(text) }
  if (!isWhole) return { pages: null, ...scanned }
  try {
    const pdf = await openPdf(bytes)
    const isActive = scanned.hasActiveContent || (await pdf.hasJSActions())
    const facts = {
      pages: pdf.numPages,
      isEncrypted: scanned.isEncrypted,
      hasActiveContent: isActive,
    }
    return facts
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      return { pages: null, isEncrypted: true, hasActiveContent: scanned.hasActiveContent }
    throw new PreviewError('damaged', String(error))
  }
}
