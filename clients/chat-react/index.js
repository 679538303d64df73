'use client';
import { useEffect } from 'react';

export function FrontdeskChat({ server, agent, nonce }) {
  useEffect(() => showChat(server, agent, nonce), [server, agent, nonce]);
  return null;
}

/** Loads the widget's script, and returns a function that removes the widget, even if it appears later. */
function showChat(server, agent, nonce) {
  const api = server.replace(/\/+$/, '');
  const script = document.createElement('script');
  let isWanted = true;
  const watcher = new MutationObserver(() => {
    if (!isMounted()) return;
    watcher.disconnect();
    if (!isWanted) removeWidget();
  });
  // In development React mounts twice in a row: the timer makes it load only one script.
  const timer = setTimeout(() => {
    script.src = `${api}/admin/remotes/agents/widget/chatbot-widget.js`;
    script.dataset.config = JSON.stringify({ api, clientId: agent, hasOptions: true });
    if (nonce) script.nonce = nonce;
    script.onerror = () => watcher.disconnect();
    watcher.observe(document.documentElement, { childList: true });
    document.head.append(script);
  });
  return () => {
    isWanted = false;
    clearTimeout(timer);
    script.remove();
    removeWidget();
  };
}

const isMounted = () => document.querySelector('chatbot-widget') !== null;

/** The widget's script stores the page's widget under this symbol. */
const removeWidget = () => globalThis[Symbol.for('chatbot-widget')]?.destroy();
