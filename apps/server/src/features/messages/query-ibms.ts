import type { queryIbms as contract } from '@systole/contract/office/messages'
import { TEMPLATE_PARAMETERS, templatesOf } from '@systole/domain/messages/message'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { serverTexts } from '../../server-texts.ts'
import { findCase } from '../cases/case-store.ts'
import { findHospital } from '../hospitals/hospital-store.ts'

export async function queryIbms({ db }: CallContext, { input, scope }: Call<typeof contract>) {
  const consult = await findCase(db, input.caseId, scope)
  const hospital = consult && (await findHospital(db, consult.hospitalId))
  if (!hospital) throw new AppError('caseNotFound')
  const { pushLanguage: language } = hospital
  const { caseMessages } = serverTexts(language, hospital.country)
  return {
    language,
    ibms: templatesOf(consult.service).map((ibmsid) => ({
      ibmsid,
      ...caseMessages[ibmsid],
      parameters: [...TEMPLATE_PARAMETERS[ibmsid]],
    })),
  }
}
