import { draftPlaces, hasUnsavedWork, showToast, signOut, useNavigate } from '@frontdesk/shared/app';
import { Button, Card, Flex, PageFrame, Stack, Text, TextLink } from '@frontdesk/shared/ui/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { logOut } from '../../api/log-out';
import * as messages from '../../messages';
import { urls } from '../../urls';

/** Ends the session and leaves as soon as it opens. Asks first when unsaved work would be lost. */
export function LogoutPage() {
  const navigate = useNavigate();
  const [isAsking] = useState(hasUnsavedWork);
  const isDone = useRef(false);
  const leave = useCallback(() => {
    if (isDone.current) return;
    isDone.current = true;
    showToast('success', messages.loggedOut);
    logOut();
    signOut();
    navigate(urls.home, { replace: true });
  }, [navigate]);
  useEffect(
    function leaveAtOnce() {
      if (!isAsking) leave();
    },
    [isAsking, leave],
  );
  if (!isAsking) return null;
  return (
    <PageFrame title={messages.logoutTitle} intro={messages.logoutIntro}>
      <Card maxW="640px">
        <Stack gap="4">
          <Text>{messages.logoutUnsaved}</Text>
          {draftPlaces().map(({ path, title }) => (
            <TextLink key={path} to={path}>
              {title}
            </TextLink>
          ))}
          <Flex gap="3" wrap="wrap">
            <Button variant="outline" onClick={() => navigate(-1)}>
              {messages.logoutCancel}
            </Button>
            <Button variant="danger" onClick={leave}>
              {messages.logoutConfirm}
            </Button>
          </Flex>
        </Stack>
      </Card>
    </PageFrame>
  );
}
