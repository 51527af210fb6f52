import { cases } from './ko/cases.ts'
import { main } from './ko/main.ts'
import { payment } from './ko/payment.ts'
import { pets } from './ko/pets.ts'
import { questions } from './ko/questions.ts'

/** The texts behind the sign-in page, for everyone. */
export const koRooms = {
  cases,
  main,
  payment,
  pets,
  questions,
}
