// Replaces the embedding worker: never responds, and posts to a channel when a text arrives.
import { BroadcastChannel, parentPort } from 'node:worker_threads';

const channel = new BroadcastChannel('embedding-begins');
parentPort?.on('message', () => channel.postMessage('begins'));
