import { messageOf } from '@frontdesk/shared/app';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { Button, Card, Flex, Grid, Notice, PageFrame, Stack } from '@frontdesk/shared/ui/core';
import { DraftNotice } from '@frontdesk/shared/ui/form';
import type { FormEvent, ReactNode } from 'react';
import * as messages from '../../messages';
import { ChangeableSwitch } from '../links/ChangeableSwitch';
import type { Changeable } from '../links/use-changeable';
import { EncodedText } from './EncodedText';

interface GeneratorFormProps {
  readonly type: QrContent['type'];
  /** The saved code's name while one is edited. */
  readonly editedName: string | undefined;
  readonly form: {
    readonly isSubmitting: boolean;
    readonly isDraft: boolean;
    discard(): void;
    readonly failure: unknown;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
  };
  readonly changeable: Changeable;
  /** What would be encoded now; null while the form is not yet right. */
  readonly content: QrContent | null;
  readonly children: ReactNode;
}

/** The frame of the forms: fields, failure, button, and what the code will say. */
export function GeneratorForm({ type, editedName, form, changeable, content, children }: GeneratorFormProps) {
  return (
    <PageFrame title={messages.newTitles[type]} intro={messages.formIntros[type]}>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }} gap="6" alignItems="start">
        <Card>
          <form noValidate onSubmit={form.onSubmit}>
            <Stack gap="5">
              <DraftNotice isDraft={form.isDraft} onDiscard={form.discard} />
              {editedName && <Notice tone="info">{messages.editing(editedName)}</Notice>}
              {children}
              <ChangeableSwitch changeable={changeable} />
              {form.failure !== null && (
                <Notice tone="danger">
                  <strong>{messages.generateFailed}</strong> {messageOf(form.failure)}
                </Notice>
              )}
              <Flex>
                <Button type="submit" pending={form.isSubmitting}>
                  {messages.generate}
                </Button>
              </Flex>
            </Stack>
          </form>
        </Card>
        <EncodedText content={content} />
      </Grid>
    </PageFrame>
  );
}
