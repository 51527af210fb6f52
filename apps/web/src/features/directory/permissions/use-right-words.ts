import { RIGHTS, type Right } from '@systole/domain/access/permissions'
import { SERVICE_IDS, type ServiceId } from '@systole/domain/services/service-id'
import { useTranslation } from 'react-i18next'

/** The text keys of the rights; texts have no dots in their names. */
const RIGHT_KEYS = {
  'report.review': 'review',
  'report.async_review': 'asyncReview',
  'report.second_review': 'secondReview',
  'report.second_review_required': 'secondReviewRequired',
  'report.async_review_required': 'asyncReviewRequired',
  'tests.ecg1l.patch': 'patchEcg1l',
  'tests.ecg1l.review': 'reviewEcg1l',
  'tests.ecg6l.patch': 'patchEcg6l',
  'tests.ecg6l.review': 'reviewEcg6l',
  'tests.xray.patch': 'patchXray',
  'tests.xray.review': 'reviewXray',
} as const satisfies Record<Right, string>

/** Returns functions that name services and rights. */
export function useRightWords() {
  const { t } = useTranslation(['directory', 'common'])
  const rightName = (right: Right) => t(`permissions.rights.${RIGHT_KEYS[right]}`)
  const rightNames = (rights: readonly Right[]) => rights.map(rightName).join(' · ')
  const serviceName = (service: ServiceId) => t(`common:services.${service}`)
  return {
    serviceName,
    rightName,
    rightNames,
    /** Formats a line of the log: a service, then its rights, separated by spaces. */
    permissionText: (logged: string) => {
      const [service, ...rights] = logged.split(' ')
      const known = SERVICE_IDS.find((id) => id === service)
      const names = rightNames(RIGHTS.filter((right) => rights.includes(right)))
      return known ? `${serviceName(known)}: ${names || '–'}` : logged
    },
  }
}
