import { serverTextsOf } from '@systole/i18n/server-texts-of'
import { textsOf } from '@systole/i18n/texts-of'
import { expect, test } from 'vitest'
import { toSimplified } from './to-simplified.ts'

const all = flat({
  ...textsOf('zh_cn', toSimplified),
  ...serverTextsOf('zh_cn', toSimplified),
})
const { clinical, questions, reports, common } = textsOf('zh_cn', toSimplified)

function flat(texts: object, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : flat(value, `${path}${key}.`),
  )
}

test('every text for the mainland is in Simplified characters only', () => {
  expect(all.filter(([, text]) => toSimplified(text) !== text)).toEqual([])
})

test('no text for the mainland keeps a word of Hong Kong', () => {
  const hongKong =
    /电邮|登入|登出|档案|上载|伺服器|连结|连线|视窗|荧幕|甚么|帐|质素|列印|储存|搜寻|栏位|字元|位元|信用额|个案|超声波|资讯|影片|介面|装置|选单|分页|回覆|纪录|支援|联络|开启|徵|覆(?!盖)|「|」|你|毋须|副档名|程式|影格|求诊|逾时/
  expect(all.filter(([, text]) => hongKong.test(text))).toEqual([])
})

test('the terms of the field are the mainland’s', () => {
  expect([
    questions.kind.ecg,
    questions.kind.echo,
    questions.kind.chestXray,
    questions.kind.bloodTest,
    clinical.auscultation.label,
    clinical.auscultation.murmurGrade,
    clinical.auscultation.gallop,
    clinical.breathingSound.crackles,
    clinical.signs.label,
    reports.document.title,
    common.species.guineaPig,
  ]).toEqual([
    '心电图',
    '超声心动图',
    '胸片',
    '血液检查结果',
    '听诊',
    '心脏杂音分级',
    '奔马律',
    '湿啰音',
    '临床症状',
    '心脏远程会诊报告',
    '豚鼠',
  ])
})
