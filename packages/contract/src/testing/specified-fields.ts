/**
 * The fields that the specification names for each call (portal §7, wire.md), written by hand; `field.inner` is inside
 * a JSON field. Every call has `sid`; the chunk fields of the upload call are declared separately.
 */
export const SPECIFIED_FIELDS: Readonly<Record<string, string>> = {
  key_gen: 'key',
  login:
    'email password platform platform.type platform.api_version platform.app_version platform.os user_type',
  logout: 'logout',
  reset_password: 'email user_type',
  query_all_sessions:
    'params params.session_types params.start_time params.end_time params.usid params.test_types params.status params.note params.email params.pid params.pname params.hospital params.reviewer params.case_id params.service_type params.result params.remaining params.record_per_page params.cursor',
  query_session_info: 'usid ousid',
  query_cardiobird_user_activities: 'params params.year',
  create_cardiobirdx_session: 'type subtype uid pid clinical_input exinfo',
  update_cardiobirdx_session:
    'usid params params.pid params.clinical_input params.status params.exinfo params.tag params.note params.revisions params.revision_note params.version',
  clone_cardiobirdx_session: 'usid uid excluded_datalist',
  add_cardiobirdx_session_data:
    'uid usid type exinfo exinfo.type exinfo.sub_type exinfo.mode exinfo.basic_list exinfo.advance_list embed_content fname ftype fcontent',
  query_cardiobirdx_session_data: 'usid types',
  query_cardiobirdx_session_uploaded_data: 'usid types',
  delete_cardiobirdx_session_data: 'usid uid type fname ftype',
  create_checkout_session:
    'uid info info.pg_type info.email info.name info.timestamp info.products info.usid info.pet_id info.domain',
  expire_checkout_session: 'info info.pg_type info.id',
  query_checkout_session: 'uid pg_type id',
  add_pet:
    'pname dob tpet species weight neutered bid gender uid otherbreed otherpettype location did override size owner_name owner_email owner_contact',
  query_user_pet: 'vname pname email contact',
  update_user_pet: 'pid params',
  query_breeds: 'tpet',
  query_vet_users: 'lite country uid',
  query_cardiobirdx_review_data: 'uid usid type test_type fname contentFormat revision',
  add_cardiobirdx_session_review_data: 'uid usid type data',
  deduct_cardiobirdx_session_credits: 'usid note',
  refund_cardiobirdx_session_credits: 'usid note',
  query_cardiobirdx_session_event_log: 'usid',
  query_cardiobirdx_session_revision_history: 'usid',
  query_cardiobirdx_ibms: 'usid',
  query_ibms_push_message: 'usid',
  send_cardiobirdx_session_ibms: 'usid',
  send_internal_notification: 'usid',
  invoice: 'start_time end_time uid',
}

/** Fields that the specification names but a call refuses by name, with a sample value and the other fields it needs. */
export const REFUSED_FIELDS: readonly (readonly [call: string, field: string, form: Form])[] = [
  [
    'query_cardiobirdx_review_data',
    'fname',
    { usid: 'case_x', type: 'session_release_report', fname: 'report.json' },
  ],
]
type Form = Readonly<Record<string, string>>
