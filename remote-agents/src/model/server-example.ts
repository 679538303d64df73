/** Returns shell commands with which an owner's own server chats with the agent, in three calls. */
export function serverExample(origin: string, clientId: string): string {
  return `SITE=${origin}
CLIENT_ID=${quoted(clientId)}
CLIENT_SECRET=fds_...    # the client secret
CONVERSATION=$(uuidgen)  # any id that nobody else uses

call() {
  curl -s -X POST "$SITE/api/v1/chat/$1" -H "client_id: $CLIENT_ID" -H "client_secret: $CLIENT_SECRET" \\
    -H 'content-type: application/json' -d "$2"
}
call "startSession?conversationId=$CONVERSATION" '{}'
call addParticipant '{"conversationId":"'$CONVERSATION'","userName":"My server","ipAddress":""}'
PARTICIPANT=...          # the participantId that was answered
call sendMessage '{"conversationId":"'$CONVERSATION'","clientId":"'$CLIENT_ID'","participantId":"'$PARTICIPANT'","text":"When do you open?"}'
`;
}

/** Quotes any text as a single word of a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
