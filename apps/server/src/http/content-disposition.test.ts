import { expect, test } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

test.each([
  ['thorax.dcm', 'thorax.dcm', 'thorax.dcm'],
  ['a b.pdf', 'a b.pdf', 'a%20b.pdf'],
  ['胸部X光.png', '__X_.png', '%E8%83%B8%E9%83%A8X%E5%85%89.png'],
  ['Amélie.pdf', 'Ame_lie.pdf', 'Am%C3%A9lie.pdf'],
  ['say "hi".pdf', 'say _hi_.pdf', 'say%20%22hi%22.pdf'],
  ["it's (1)*.pdf", "it's (1)*.pdf", 'it%27s%20%281%29%2A.pdf'],
  ['胸部X線.dcm', '__X_.dcm', '%E8%83%B8%E9%83%A8X%E7%B7%9A.dcm'],
  ['レントゲン.jpg', '______.jpg', '%E3%83%AC%E3%83%B3%E3%83%88%E3%82%B2%E3%83%B3.jpg'],
  ['🐶.mp4', '__.mp4', '%F0%9F%90%B6.mp4'],
  ['a\\b;c.pdf', 'a_b;c.pdf', 'a%5Cb%3Bc.pdf'],
  ['\u05e9\u05dc\u05d5\u05dd.pdf', '____.pdf', '%D7%A9%D7%9C%D7%95%D7%9D.pdf'],
  ['100%.pdf', '100_.pdf', '100%25.pdf'],
])('%o is named for every client', (name, fallback, encoded) => {
  expect(contentDisposition('attachment', name)).toBe(
    `attachment; filename="${fallback}"; filename*=UTF-8''${encoded}`,
  )
})

test('no line break of a name reaches a header', () => {
  expect(contentDisposition('inline', 'a\r\nSet-Cookie: x.pdf')).not.toMatch(/[\r\n]/)
})

test.each([
  ['Korean', '심장 초음파.pdf'],
  ['300 characters', `${'心'.repeat(296)}.pdf`],
  ['half a character', '\ud83d.pdf'],
  ['a turn of direction', 'cat\u202efdp.exe'],
  ['control characters', 'a\u0000b\u007f\tc.pdf'],
])('a name with %s makes one header of plain letters that reads back', (_, name) => {
  const header = contentDisposition('attachment', name)
  expect(header).toMatch(
    /^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[A-Za-z0-9%._~-]+$/,
  )
  expect(header.match(/"/g)).toHaveLength(2)
  const encoded = header.split("UTF-8''")[1] ?? ''
  expect(decodeURIComponent(encoded)).toBe(name.toWellFormed())
})
