/** The states of spec section 4.8, in the owner's words, and 'Unavailable': this server has no hub. */
export type HubStatus = 'Disconnected' | 'Connecting' | 'Connected' | 'Reconnecting' | 'Disconnecting' | 'Unavailable';
