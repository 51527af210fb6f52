import { workRight } from '@systole/domain/access/can-in'
import {
  firstPermissions,
  type Permissions,
  type Right,
  withRights,
} from '@systole/domain/access/permissions'
import type { UserType } from '@systole/domain/accounts/user-type'
import { ECG_SERVICES } from '@systole/domain/ecg-cases/ecg-action'

/** The common password of all demo logins; printed at start. */
export const DEMO_PASSWORD = 'systole-demo'

export const DEMO_PLAN = {
  creditPlanId: 'plan_demo',
  name: 'Standard plan',
  basicCredits: 1,
  advanceCredits: 2,
  serviceCredits: { ecg1l: 1, ecg6l: 2 },
}
export const DEMO_DISTRIBUTOR = { distributorId: 'distributor_demo', name: 'Cardia Supplies' }
/** The initial credits of the Hong Kong hospital, its distributor's quota, and the credits of each hospital that sends ECGs. */
export const DEMO_CREDITS = { hospital: 12, quota: 50, ecgHospital: 200 }

export const DEMO_HOSPITALS = [
  {
    hospitalId: 'hospital_demo_hk',
    name: 'Harbour Animal Hospital 海港動物醫院',
    country: 'HK',
    address: '8 Harbour Road, Wan Chai, Hong Kong',
    phone: '+852 2000 0000',
    email: 'office@harbour.systole.test',
    reportLanguage: 'en_us',
    pushLanguage: 'en_us',
    reportEmails: ['reports@harbour.systole.test', 'dr.chan@harbour.systole.test'],
    representative: 'Chan Wing Yan',
    representativeLicense: 'VSB-R-10241',
  },
  {
    hospitalId: 'hospital_demo_tw',
    title: '醫師',
    name: '大安動物醫院',
    country: 'TW',
    address: '臺北市大安區和平東路一段 100 號',
    phone: '+886 2 2300 0000',
    email: 'office@daan.systole.test',
    reportLanguage: 'zh_hk',
    pushLanguage: 'zh_hk',
    reportEmails: ['reports@daan.systole.test'],
    representative: '林怡君',
    representativeLicense: '獸師字第 08123 號',
  },
  {
    hospitalId: 'hospital_demo_noplan',
    title: 'Dr.',
    name: 'Lantau Pet Clinic',
    country: 'HK',
    address: '2 Ferry Street, Mui Wo, Lantau',
    phone: '+852 2900 0000',
    email: 'office@lantau.systole.test',
    reportLanguage: null,
    pushLanguage: 'en_us',
    reportEmails: ['office@lantau.systole.test'],
    representative: 'Ho Ka Man',
    representativeLicense: 'VSB-R-10977',
  },
  {
    hospitalId: 'hospital_demo_ecg',
    title: 'Dr.',
    name: 'Peak Road Veterinary Clinic',
    country: 'HK',
    address: '15 Peak Road, The Peak, Hong Kong',
    phone: '+852 2800 0000',
    email: 'office@peakroad.systole.test',
    reportLanguage: 'en_us',
    pushLanguage: 'en_us',
    reportEmails: ['reports@peakroad.systole.test'],
    representative: 'Yuen Tsz Kwan',
    representativeLicense: 'VSB-R-11034',
  },
  {
    hospitalId: 'hospital_demo_ecg_ja',
    title: '獣医師',
    name: 'みなと動物病院',
    country: 'JP',
    address: '東京都港区芝公園1-1-1',
    phone: '+81 3 5400 0000',
    email: 'office@minato.systole.test',
    reportLanguage: 'ja',
    pushLanguage: 'ja',
    reportEmails: ['reports@minato.systole.test'],
    representative: '佐々木 葵',
    representativeLicense: '第31245号',
  },
] as const

/** The hospitals that send ECGs. */
export const DEMO_ECG_HOSPITALS = ['hospital_demo_ecg', 'hospital_demo_ecg_ja'] as const
/** The hospitals with the plan. */
export const DEMO_PLAN_HOLDERS = ['hospital_demo_hk', 'hospital_demo_tw', ...DEMO_ECG_HOSPITALS]

type DemoAccount = {
  accountId: string
  email: string
  userType: UserType
  firstName: string
  lastName: string
  hospitalId?: string
  title?: string
  licence?: string
  /** Rights in each ECG service beside those of the role. */
  ecgRights?: readonly Right[]
  about: string
}

/** The roles that work on ECG cases. */
const ECG_ROLES: readonly UserType[] = [
  'patcher',
  'senior_patcher',
  'reviewer',
  'second_reviewer',
  'async_second_reviewer',
]

/** Returns the permissions of a demo account: the first ones of its role, and those by which the role works on ECGs. */
export function demoPermissions({
  userType,
  ecgRights = [],
}: Pick<DemoAccount, 'userType' | 'ecgRights'>): Permissions {
  const first = firstPermissions(userType)
  if (!ECG_ROLES.includes(userType)) return first
  return ECG_SERVICES.reduce(
    (permissions, service) =>
      withRights(permissions, service, [workRight(userType, service), ...ecgRights]),
    first,
  )
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    accountId: 'account_demo_vet',
    email: 'demo.vet@systole.test',
    userType: 'vet',
    firstName: 'Wing Yan',
    lastName: 'Chan',
    hospitalId: 'hospital_demo_hk',
    title: 'Dr.',
    about: 'vet, Hong Kong, credit plan',
  },
  {
    accountId: 'account_demo_vet2',
    email: 'demo.vet2@systole.test',
    userType: 'vet',
    firstName: '怡君',
    lastName: '林',
    hospitalId: 'hospital_demo_tw',
    about: 'vet, Taiwan',
  },
  {
    accountId: 'account_demo_noplan',
    email: 'demo.noplan@systole.test',
    userType: 'vet',
    firstName: 'Ka Man',
    lastName: 'Ho',
    hospitalId: 'hospital_demo_noplan',
    about: 'vet without a credit plan',
  },
  {
    accountId: 'account_demo_ecg',
    email: 'demo.ecg@systole.test',
    userType: 'vet',
    firstName: 'Tsz Kwan',
    lastName: 'Yuen',
    hospitalId: 'hospital_demo_ecg',
    title: 'Dr.',
    about: 'vet, Hong Kong, ECG cases',
  },
  {
    accountId: 'account_demo_ecg_ja',
    email: 'demo.ecg.ja@systole.test',
    userType: 'vet',
    firstName: '葵',
    lastName: '佐々木',
    hospitalId: 'hospital_demo_ecg_ja',
    about: 'vet, Japan, ECG cases',
  },
  {
    accountId: 'account_demo_both_vet',
    email: 'demo.both@systole.test',
    userType: 'vet',
    firstName: 'Alex',
    lastName: 'Lam',
    hospitalId: 'hospital_demo_hk',
    about: 'two accounts: vet and patcher',
  },
  {
    accountId: 'account_demo_both_patcher',
    email: 'demo.both@systole.test',
    userType: 'patcher',
    firstName: 'Alex',
    lastName: 'Lam',
    about: '',
  },
  {
    accountId: 'account_demo_cardiologist',
    email: 'demo.cardiologist@systole.test',
    userType: 'cardiologist',
    firstName: 'Mei',
    lastName: 'Tanaka',
    title: 'DVM, PhD, DACVIM (Cardiology)',
    licence: 'ACVIM 2113',
    about: 'reads cases, signs reports',
  },
  {
    accountId: 'account_demo_cardiologist2',
    email: 'demo.cardiologist2@systole.test',
    userType: 'cardiologist',
    firstName: 'Kenji',
    lastName: 'Sato',
    title: 'DVM, DACVIM (Cardiology)',
    licence: 'ACVIM 2290',
    about: 'a second cardiologist, who has a case already',
  },
  {
    accountId: 'account_demo_reviewer',
    email: 'demo.reviewer@systole.test',
    userType: 'reviewer',
    firstName: 'Ka Lok',
    lastName: 'Leung',
    about: 'reviews ECGs',
  },
  {
    accountId: 'account_demo_reviewer2',
    email: 'demo.reviewer2@systole.test',
    userType: 'reviewer',
    firstName: '沙也加',
    lastName: '藤井',
    ecgRights: ['report.async_review_required'],
    about: 'a second reviewer of ECGs, whose reports are reviewed again',
  },
  {
    ...{ accountId: 'account_demo_second_reviewer', email: 'demo.second@systole.test' },
    userType: 'second_reviewer',
    ...{ firstName: 'Haruka', lastName: 'Mori', title: 'DVM, PhD' },
    about: 'reviews ECGs a second time before their release',
  },
  {
    ...{ accountId: 'account_demo_second_reviewer2', email: 'demo.second2@systole.test' },
    userType: 'second_reviewer',
    ...{ firstName: '悠人', lastName: '岡田', title: 'DVM' },
    about: 'another second reviewer of ECGs',
  },
  {
    ...{ accountId: 'account_demo_async_reviewer', email: 'demo.async@systole.test' },
    userType: 'async_second_reviewer',
    ...{ firstName: 'Min-jun', lastName: 'Park', title: 'DVM, DACVIM (Cardiology)' },
    about: 'reviews released ECGs',
  },
  {
    accountId: 'account_demo_patcher',
    email: 'demo.patcher@systole.test',
    userType: 'patcher',
    firstName: 'Siu Ling',
    lastName: 'Wong',
    about: 'prepares ECGs',
  },
  {
    ...{ accountId: 'account_demo_senior_patcher', email: 'demo.senior@systole.test' },
    userType: 'senior_patcher',
    ...{ firstName: 'Chi Ho', lastName: 'Lee' },
    about: 'prepares ECGs and decides on their quality',
  },
  {
    accountId: 'account_demo_admin',
    email: 'demo.admin@systole.test',
    userType: 'internal_admin',
    firstName: 'Grace',
    lastName: 'Yeung',
    about: 'administers the portal',
  },
  {
    accountId: 'account_demo_admin2',
    email: 'demo.admin2@systole.test',
    userType: 'internal_admin',
    firstName: 'Daniel',
    lastName: 'Mok',
    about: 'a second admin: approves the refunds the first asked for',
  },
  {
    accountId: 'account_demo_sales',
    email: 'demo.sales@systole.test',
    userType: 'sales',
    firstName: 'Tom',
    lastName: 'Fung',
    about: 'sales',
  },
]
