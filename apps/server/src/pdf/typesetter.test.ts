import { expect, test } from 'vitest'
import { openDocument } from './open-document.ts'
import { STYLE } from './sheet.ts'
import { createTypesetter } from './typesetter.ts'

test('a face is opened once, however often it is drawn with', () => {
  const { doc } = openDocument({ title: '', author: '', lang: 'ja', createdAt: new Date(0) })
  const set = createTypesetter(doc, 'ja')
  doc.addPage()
  for (let line = 0; line < 20; line += 1) {
    set.draw(`SY2026-${line}`, STYLE.body, 0, line)
    set.draw(`症例 ${line}`, STYLE.strong, 0, line)
  }
  // The library counts opened fonts in a field missing in its types: two Latin, one Japanese.
  expect((doc as unknown as { _fontCount: number })._fontCount).toBe(3)
})
