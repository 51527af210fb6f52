import { expect, test } from '@playwright/test'
import { brands } from '@systole/domain/hospitals/variant'
import { mailBody } from '../apps/server/src/mails/mail-layout.ts'

const LABELS = ['個案', '付款參考編號', '預計收到報告的時間', '轉介獸醫']
/** The height of a label of one line at most; two lines of the same type need more. */
const ONE_LINE = 34

for (const width of [390, 900]) {
  test(`no label of a Chinese mail breaks at ${width} px, and none leaves the page`, async ({
    page,
  }) => {
    const { html } = mailBody({
      brand: brands.systole,
      language: 'zh-Hant-HK',
      title: '已收到付款',
      paragraphs: ['心臟科醫生會在 24 小時內完成報告。'],
      facts: LABELS.map(
        (label) => [label, 'pi_3QXb2eLkdIwHu7ix0a9Gk2Lm EC-24817 2026/11/24 18:30'] as const,
      ),
      footer: '此電郵由系統發出',
    })
    await page.setViewportSize({ width, height: 800 })
    await page.setContent(html)
    for (const label of LABELS) {
      const text = page.getByText(label, { exact: true })
      const box = await text.evaluate((cell) => {
        const range = document.createRange()
        range.selectNodeContents(cell)
        const { height, right } = range.getBoundingClientRect()
        return { height, right }
      })
      expect(box.height, label).toBeLessThan(ONE_LINE)
      expect(box.right, label).toBeLessThan(width)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
  })
}
