import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderVetPage } from '../../testing/render-vet-page.tsx'
import { MainGreeting } from './main-greeting.tsx'

const lists = { newReports: 1, waiting: 2, isNewUser: false, known: true }

test.each([
  ['en_us', { title: 'Dr.' }, /^Good \w+, Dr\. Chan$/],
  ['en_us', { title: '' }, /^Good \w+, Wing Chan$/],
  ['en_us', { title: 'DVM, DACVIM' }, /^Good \w+, Wing Chan$/],
  ['en_us', { title: '', firstName: '怡君', lastName: '林' }, /^Good \w+, 林怡君$/],
  ['zh_hk', { title: '醫生', lastName: '陳' }, /^陳醫生，/],
  ['zh_hk', { title: 'Dr.', firstName: '怡君', lastName: '林' }, /^林醫生，/],
  ['zh_hk', { title: '', firstName: '怡君', lastName: '林', country: 'TW' }, /^林醫師，/],
  ['zh_cn', { title: 'Dr.', firstName: '怡君', lastName: '林' }, /^林医生，/],
  ['ja', { title: '先生', lastName: '田中' }, /^田中先生、/],
  ['ja', { title: 'Dr.' }, /^Chan 先生、/],
  ['ko', { title: '', firstName: '지훈', lastName: '김' }, /^김지훈 님, /],
  ['en_us', { title: 'Dr.', firstName: '', lastName: '' }, /^Good \w+, w\.chan@harbour\.test$/],
] as const)('MAIN-1 in %s a vet with %j is greeted', async (language, session, greeting) => {
  await renderVetPage(<MainGreeting {...lists} />, {}, { language, session })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(greeting)
})

test.each([
  ['en_us', 'One new report to read. 2 cases need your input.'],
  ['zh_hk', '有 1 份新報告。有 2 個個案等待你補充資料。'],
] as const)('in %s one line says what waits', async (language, words) => {
  await renderVetPage(<MainGreeting {...lists} />, {}, { language })
  expect(screen.getByText(words)).toBeVisible()
})
