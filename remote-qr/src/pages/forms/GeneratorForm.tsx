import { messageOf } from '@frontdesk/shared/app';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { Box, Button, Card, Flex, Grid, Notice, PageFrame, Stack } from '@frontdesk/shared/ui/core';
import { DraftNotice } from '@frontdesk/shared/ui/form';
import type { FormEvent, ReactNode } from 'react';
import * as messages from '../../messages';
import { ChangeableSwitch } from '../links/ChangeableSwitch';
import type { Changeable } from '../links/use-changeable';
import { StylePart } from '../result/StylePart';
import { KindRail } from './KindRail';
import { LiveCode } from './LiveCode';
import { useStudio } from './use-studio';

interface GeneratorFormProps {
  readonly type: QrContent['type'];
  /** The name of the saved code that is being edited. */
  readonly editedName: string | undefined;
  readonly form: {
    readonly isSubmitting: boolean;
    readonly isDraft: boolean;
    discard(): void;
    readonly failure: unknown;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
  };
  readonly changeable: Changeable;
  /** The current content; null while the form is invalid. */
  readonly content: QrContent | null;
  readonly children: ReactNode;
}

// The fields come first in the document for people who read it in order; on screen the kinds are before them.
const AREAS = {
  base: '"rail" "form" "live" "style"',
  lg: '"rail rail" "form live" "style live"',
  xl: '"rail form live" "rail style live"',
};
const COLUMNS = {
  base: 'minmax(0, 1fr)',
  lg: 'minmax(0, 1fr) 320px',
  xl: '176px minmax(0, 1fr) 320px',
};

/** Lays out all forms: the kinds, the fields with their button, the live code and its style. */
export function GeneratorForm({ type, editedName, form, changeable, content, children }: GeneratorFormProps) {
  const { text, styling } = useStudio(type, content, changeable);
  return (
    <PageFrame title={messages.newTitles[type]} intro={messages.formIntros[type]}>
      <Grid templateAreas={AREAS} templateColumns={COLUMNS} gap="6" alignItems="start">
        <Card gridArea="form">
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
        <Box gridArea="live" height="100%" minW={0}>
          <LiveCode text={text} styling={styling} />
        </Box>
        <Box gridArea="style" minW={0}>
          <StylePart styling={styling} />
        </Box>
        <Box gridArea="rail" minW={0}>
          <KindRail type={type} />
        </Box>
      </Grid>
    </PageFrame>
  );
}
