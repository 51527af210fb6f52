import { cases } from './ja/cases.ts'
import { main } from './ja/main.ts'
import { payment } from './ja/payment.ts'
import { pets } from './ja/pets.ts'
import { questions } from './ja/questions.ts'

/** The texts behind the sign-in page, for everyone. */
export const jaRooms = {
  cases,
  main,
  payment,
  pets,
  questions,
}
