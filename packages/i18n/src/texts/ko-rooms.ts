import { cases } from './ko/cases.ts'
import { clinical } from './ko/clinical.ts'
import { main } from './ko/main.ts'
import { payment } from './ko/payment.ts'
import { pets } from './ko/pets.ts'
import { questions } from './ko/questions.ts'
import { uploads } from './ko/uploads.ts'

/** The texts behind the sign-in page, for everyone. */
export const koRooms = {
  cases,
  clinical,
  main,
  payment,
  pets,
  questions,
  uploads,
}
