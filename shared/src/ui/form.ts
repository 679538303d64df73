/** Components for forms: state and validation, and fields tied to their labels and messages. */
export { Checkbox } from './form/Checkbox';
export { DraftNotice } from './form/DraftNotice';
export { PasswordField } from './form/PasswordField';
export { SelectField } from './form/SelectField';
export { SwitchField } from './form/SwitchField';
export { TextAreaField } from './form/TextAreaField';
export { TextField } from './form/TextField';
export { type FieldBinding, type Form, useForm } from './form/use-form';
