import { type Permissions, rightsIn, withRights } from '../access/permissions.ts'
import { ECG_SERVICES } from '../ecg-cases/ecg-action.ts'

const REQUIRED = ['second_review_required', 'async_review_required'] as const

/** The rules of a hospital for its ECGs that the office sets. SPEC E7, SPEC E8. */
export const HOSPITAL_REVIEW_RULES = [
  'ecg1l.second_review_required',
  'ecg1l.async_review_required',
  'ecg6l.second_review_required',
  'ecg6l.async_review_required',
  'normal_reports',
] as const
export type HospitalReviewRule = (typeof HOSPITAL_REVIEW_RULES)[number]

type Stored = { permissions: Permissions; allowsNormalReports: boolean }

/** Returns the rules that hold for a hospital. */
export function reviewRulesOf({ permissions, allowsNormalReports }: Stored): HospitalReviewRule[] {
  const required = ECG_SERVICES.flatMap((service) => {
    const rights = rightsIn(permissions, service)
    return REQUIRED.flatMap((rule) =>
      rights.includes(`report.${rule}`) ? [`${service}.${rule}` as const] : [],
    )
  })
  return allowsNormalReports ? [...required, 'normal_reports'] : required
}

/** Returns what is stored of a hospital once exactly these rules hold; its other permissions stay. */
export function withReviewRules(
  { permissions }: Stored,
  rules: readonly HospitalReviewRule[],
): Stored {
  let next = permissions
  for (const service of ECG_SERVICES) {
    const others = rightsIn(permissions, service).filter(
      (right) => !REQUIRED.some((rule) => right === `report.${rule}`),
    )
    const required = REQUIRED.filter((rule) => rules.includes(`${service}.${rule}`))
    next = withRights(next, service, [
      ...others,
      ...required.map((rule) => `report.${rule}` as const),
    ])
  }
  return { permissions: next, allowsNormalReports: rules.includes('normal_reports') }
}
