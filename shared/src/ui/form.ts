/** Components for forms: state and validation, and fields tied to their labels and messages. */

export { DraftNotice } from './form/DraftNotice';
export { PasswordField, SelectField, TextAreaField, TextField } from './form/fields';
export { Checkbox, SwitchField } from './form/toggles';
export { type FieldBinding, type Form, useForm } from './form/use-form';
