import { expect, test } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

test.each([
  ['thorax.dcm', 'thorax.dcm', 'thorax.dcm'],
  ['a b.pdf', 'a b.pdf', 'a%20b.pdf'],
  ['胸部X光.png', '__X_.png', '%E8%83%B8%E9%83%A8X%E5%85%89.png'],
  ['Amélie.pdf', 'Ame_lie.pdf', 'Am%C3%A9lie.pdf'],
  ['say "hi".pdf', 'say _hi_.pdf', 'say%20%22hi%22.pdf'],
  ["it's (1)*.pdf", "it's (1)*.pdf", 'it%27s%20%281%29%2A.pdf'],
  ['100%.pdf', '100_.pdf', '100%25.pdf'],
])('%o is named for every client', (name, standIn, encoded) => {
  expect(contentDisposition('attachment', name)).toBe(
    `attachment; filename="${standIn}"; filename*=UTF-8''${encoded}`,
  )
})

test('no line break of a name reaches a header', () => {
  expect(contentDisposition('inline', 'a\r\nSet-Cookie: x.pdf')).not.toMatch(/[\r\n]/)
})
