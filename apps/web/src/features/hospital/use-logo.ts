import type { WireHospital, WireLogo } from '@systole/contract/hospitals/hospital-settings'
import type { LogoRefusal } from '@systole/domain/hospitals/read-logo'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { describeError } from '../../api/describe-error.ts'
import { orThrow, RefusedError } from '../../api/query.ts'
import { useAction } from '../../api/use-action.ts'
import { useToast } from '../../ui/feedback/use-toast.ts'
import { fitPicture, toBase64Url } from './fit-picture.ts'
import { hospitalQuery } from './hospital.queries.ts'

class RefusedPicture extends Error {
  override readonly name = 'RefusedPicture'
  readonly refusal: LogoRefusal
  constructor(refusal: LogoRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

/** Sets and removes the logo; both take effect immediately. */
export function useLogo() {
  const { t } = useTranslation('hospital')
  const queries = useQueryClient()
  const toast = useToast()
  const show = (logo: WireLogo | null) =>
    queries.setQueryData<WireHospital>(
      hospitalQuery.queryKey,
      (hospital) => hospital && { ...hospital, logo },
    )
  const set = useAction({
    run: async (file: File) => {
      const picture = await fitPicture(file)
      if ('refusal' in picture) throw new RefusedPicture(picture.refusal)
      const logo = await toBase64Url(new Uint8Array(picture))
      return orThrow(client.hospitals.addHospitalLogo({ logo }))
    },
    onDone: ({ logo }) => {
      show(logo)
      toast.show(t('logo.saved'), 'success')
    },
  })
  const remove = useAction({
    run: () => orThrow(client.hospitals.deleteHospitalLogo({})),
    onDone: () => {
      show(null)
      set.reset()
      toast.show(t('logo.removed'), 'success')
    },
  })
  const refusal = refusalOf(set.error)
  const error = set.error ?? remove.error
  return {
    set,
    remove,
    problem: refusal ? t(`logo.refused.${refusal}`) : error ? describeError(error) : '',
  }
}

const REFUSALS: readonly LogoRefusal[] = ['tooManyBytes', 'notAPicture', 'tooSmall', 'tooLarge']

/** Returns a refusal found in the browser or by the server. */
function refusalOf(error: unknown): LogoRefusal | undefined {
  if (error instanceof RefusedPicture) return error.refusal
  if (!(error instanceof RefusedError) || typeof error.data !== 'object') return undefined
  const reason = error.data && 'reason' in error.data ? error.data.reason : undefined
  return REFUSALS.find((each) => each === reason)
}
