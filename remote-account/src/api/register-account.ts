import { call } from '@frontdesk/shared/app';
import { register } from '@frontdesk/shared/endpoints/authentication';
import type { Registration } from '../model/registration';

export async function registerAccount({ organizationName, ...person }: Registration): Promise<void> {
  const { firstName, lastName, email, password } = person;
  await call(register, { firstName, lastName, email, password, organization: organizationName });
}
