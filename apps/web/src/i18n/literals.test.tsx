import { beforeAll, expect, test } from 'vitest'
import { addTexts, changeLanguage, i18n, startI18n } from './i18n.ts'

/** The texts of the specification that must not be changed: experience 3.1. */
const LITERALS = [
  ['login:emailMissing', 'Please enter your email'],
  ['login:emailFormat', 'Email is not in valid format. Please enter a correct email address.'],
  ['login:bothMissing', 'Please enter your email and password.'],
  ['login:unknownError', 'Unknown Error: Please try again later.'],
  ['login:errorTitle', 'Login error'],
  ['common:okUnderstood', 'OK, understood'],
  ['common:goToCaseList', 'Go to case list'],
  ['common:errorTitle', 'Error'],
  ['common:notApplicable', 'Not applicable'],
  ['pets:search.notFound', 'No pet can be found with the input information.'],
  ['pets:duplicate.title', 'Pet duplicate name'],
  ['pets:recordList', 'Hospital record list'],
  ['pets:registeredPet', 'Registered pet'],
  ['pets:newPet', 'New pet'],
  ['uploads:missing.title', 'Missing Required Test Results'],
  ['uploads:title', 'Inspection results'],
  ['clinical:respiratoryRate.placeholder', 'breaths per min'],
  ['clinical:patientInformation', 'Patient information'],
  ['clinical:title', 'Clinical info and history'],
  ['questions:title', 'Question to cardiologist'],
  ['payment:title', 'Payment'],
  ['cases:ongoingTitle', 'Incomplete test'],
  ['cases:reportTitle', 'E-consult report'],
  ['cases:reconsult.title', 'Reconsult case'],
] as const

beforeAll(async () => {
  await startI18n('en_us')
  await addTexts('case', 'signedIn')
})

test('check 26: the literals are exact, also after a switch of language and back', async () => {
  const words = () => LITERALS.map(([key]) => i18n.t(key))
  const exact = LITERALS.map(([, text]) => text)
  expect(words()).toEqual(exact)
  await changeLanguage('zh_hk')
  expect(words().filter((word, place) => word === exact[place])).toEqual([])
  await changeLanguage('en_us')
  expect(words()).toEqual(exact)
})
