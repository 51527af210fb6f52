import { cases } from './en_us/cases.ts'
import { main } from './en_us/main.ts'
import { payment } from './en_us/payment.ts'
import { pets } from './en_us/pets.ts'
import { questions } from './en_us/questions.ts'

/** The texts behind the sign-in page, for everyone. */
export const enUsRooms = {
  cases,
  main,
  payment,
  pets,
  questions,
}
