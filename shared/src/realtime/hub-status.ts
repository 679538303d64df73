/** The states of spec section 4.8, as the owner sees them, and 'Unavailable' for a server without a hub. */
export type HubStatus = 'Disconnected' | 'Connecting' | 'Connected' | 'Reconnecting' | 'Disconnecting' | 'Unavailable';
