import type { Language } from '@systole/i18n/languages'
import { client } from './client.ts'
import { orThrow } from './query.ts'

/** All files of a case as one ZIP; its address is asked for when it is wanted, because it soon ends. */
export async function saveArchive(caseId: string, language: Language): Promise<void> {
  const { url } = await orThrow(client.uploads.queryCaseArchive({ usid: caseId, language }))
  const link = document.createElement('a')
  link.href = url
  link.download = '' // the name is the server's; uploads of the page go on
  link.click()
}
