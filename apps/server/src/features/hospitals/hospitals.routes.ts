import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { addLogo } from './logo/add-logo.ts'
import { deleteLogo } from './logo/delete-logo.ts'
import { queryHospitalChanges } from './office/query-hospital-changes.ts'
import { queryOfficeHospitals } from './office/query-office-hospitals.ts'
import { inviteStaff } from './people/invite-staff.ts'
import { queryAllReviewers } from './people/query-all-reviewers.ts'
import { queryStaff } from './people/query-staff.ts'
import { queryVetUsers } from './people/query-vet-users.ts'
import { removeStaff } from './people/remove-staff.ts'
import { resendInvitation } from './people/resend-invitation.ts'
import { queryHospital } from './query-hospital.ts'
import { queryHospitalReviews, setHospitalReviews } from './reviews/hospital-reviews.ts'
import { updateHospital } from './update-hospital.ts'

export function hospitalRoutes(serve: Serve) {
  const { hospitals } = contract
  serve.call(hospitals.queryVetUsers, queryVetUsers)
  serve.call(hospitals.queryAllReviewers, queryAllReviewers)
  serve.call(hospitals.queryOfficeHospitals, queryOfficeHospitals)
  serve.call(hospitals.queryHospitalChanges, queryHospitalChanges)
  serve.call(hospitals.queryHospital, queryHospital)
  serve.call(hospitals.updateHospital, updateHospital)
  serve.call(hospitals.queryHospitalReviews, queryHospitalReviews)
  serve.call(hospitals.setHospitalReviews, setHospitalReviews)
  serve.call(hospitals.addHospitalLogo, addLogo)
  serve.call(hospitals.deleteHospitalLogo, deleteLogo)
  serve.call(hospitals.queryHospitalStaff, queryStaff)
  serve.call(hospitals.inviteHospitalStaff, inviteStaff)
  serve.call(hospitals.resendInvitation, resendInvitation)
  serve.call(hospitals.removeHospitalStaff, removeStaff)
}
