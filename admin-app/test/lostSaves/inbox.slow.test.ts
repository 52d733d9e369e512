/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Message } from '@charity-site/api-client/entities';
import { call } from '../../../jest/serverCall';
import { answer } from '../answer';
import { again, breakSaves, click, fill } from './breakSaves';

const EMAIL = 'grace@example.org';

const storeMessage = () =>
  call<Message>('POST', '/messages', {
    name: 'Grace',
    email: EMAIL,
    subject: 'Water',
    message: 'Thanks.',
  });
const messages = async () => (await call<{ messages: Message[] }>('GET', '/messages')).messages;
const openMessage = () => click(/^View/);

const storeComment = async () => {
  const { _id } = await call<{ _id: string }>('POST', '/content/updates', {
    title: 'A well',
    date: '2026-10-01',
  });
  await call('POST', '/content/comments', {
    updateId: _id,
    guestName: 'Grace',
    guestEmail: EMAIL,
    commentText: 'Thanks.',
  });
};
interface Comment {
  _id: string;
  status: string;
}
const comments = async () =>
  (await call<{ comments: Comment[] }>('GET', '/content/comments')).comments;
const blocked = async () => (await call<object[]>('GET', '/blocked-senders')).length;

breakSaves({
  'the answered mark': {
    call: /^PUT \/api\/messages\/[^/]+\/answered$/,
    arrange: storeMessage,
    at: '/admin/messages',
    open: openMessage,
    press: () => click('Set as answered'),
    failed: 'Failed to update the answered mark.',
    stored: async () => (await messages()).map(({ answeredAt }) => Boolean(answeredAt)),
    expected: [true],
  },
  'a note': {
    call: /^PUT \/api\/messages\/[^/]+\/note$/,
    arrange: storeMessage,
    at: '/admin/messages',
    open: async () => {
      await openMessage();
      await fill('Private note', 'Called her.');
    },
    press: () => click('Save note'),
    failed: 'Failed to save the note.',
    done: 'Note saved.',
    stored: async () => (await messages()).map(({ note }) => note),
    expected: ['Called her.'],
  },
  'a deletion of several messages': {
    call: /^POST \/api\/messages\/changes$/,
    arrange: async () => {
      await storeMessage();
      await storeMessage();
    },
    at: '/admin/messages',
    press: async () => {
      await userEvent.click(await screen.findByLabelText('Select all on this page'));
      await click('Delete');
      await answer('Delete');
    },
    again,
    failed: 'Failed to change 2 messages.',
    done: '2 messages deleted.',
    stored: async () => (await call<{ items: object[] }>('GET', '/trash')).items.length,
    expected: 2,
  },
  'the mark of a read message': {
    call: /^PUT \/api\/messages\/[^/]+\/read$/,
    arrange: storeMessage,
    at: '/admin/messages',
    // Opening a message marks it as read.
    press: openMessage,
    again: () => click('Mark as Read'),
    failed: 'Failed to update message read status.',
    stored: async () => (await messages()).map(({ read }) => read),
    expected: [true],
  },
  'deleting a message': {
    call: /^DELETE \/api\/messages\/[^/]+$/,
    arrange: storeMessage,
    at: '/admin/messages',
    press: async () => {
      await click(/^Delete message of Grace/);
      await answer('Delete');
    },
    failed: 'Failed to delete message.',
    showsItself: true,
    stored: async () => (await messages()).length,
    expected: 0,
  },
  'deleting a comment': {
    call: /^DELETE \/api\/content\/comments\/[^/]+$/,
    arrange: storeComment,
    at: '/admin/comments',
    press: async () => {
      await click(/^Delete/);
      await answer('Delete');
    },
    failed: 'Failed to delete comment.',
    showsItself: true,
    stored: async () => (await comments()).length,
    expected: 0,
  },
  'Undo of the deletion of a message': {
    call: /^POST \/api\/messages\/[^/]+\/restore$/,
    arrange: storeMessage,
    at: '/admin/messages',
    open: async () => {
      await click(/^Delete message of Grace/);
      await answer('Delete');
    },
    press: () => click('Undo'),
    again,
    failed: 'Failed to restore the message.',
    done: 'The message was restored.',
    stored: async () => (await messages()).length,
    expected: 1,
  },
  'hiding a comment': {
    call: /^PUT \/api\/content\/comments\/[^/]+\/status$/,
    arrange: storeComment,
    at: '/admin/comments',
    press: () => click(/^Hide/),
    again,
    failed: 'Failed to change the comment.',
    done: /^Comment hidden\./,
    stored: async () => (await comments()).map(({ status }) => status),
    expected: ['hidden'],
  },
  'blocking an address': {
    call: /^POST \/api\/content\/comments\/[^/]+\/block$/,
    arrange: storeComment,
    at: '/admin/comments',
    press: async () => {
      await click(/^Block address/);
      await answer('Block address');
    },
    again,
    failed: 'Failed to block the address.',
    done: /^Address blocked\./,
    stored: async () => [(await comments()).map(({ status }) => status), await blocked()],
    expected: [['spam'], 1],
  },
  'unblocking an address': {
    call: /^DELETE \/api\/blocked-senders\/[^/]+$/,
    arrange: async () => {
      await storeComment();
      for (const { _id } of await comments()) await call('POST', `/content/comments/${_id}/block`);
    },
    at: '/admin/comments',
    press: () => click(/^Unblock/),
    again,
    failed: 'Failed to save.',
    done: 'Address unblocked.',
    stored: blocked,
    expected: 0,
  },
  'the setting of comments': {
    call: /^PUT \/api\/content\/comment-settings$/,
    at: '/admin/comments',
    press: async () => {
      const choice = await screen.findByRole('combobox', { name: 'New comments' });
      await waitFor(() => expect(choice).toBeEnabled());
      await userEvent.selectOptions(choice, 'wait');
    },
    again,
    failed: 'Failed to save.',
    done: 'New comments wait for approval.',
    stored: async () =>
      (await call<{ newComments: string }>('GET', '/content/comment-settings')).newComments,
    expected: 'wait',
  },
  'deletion on request': {
    call: /^POST \/api\/address-data\/erase$/,
    arrange: storeMessage,
    at: '/admin/messages',
    open: async () => {
      await userEvent.click(await screen.findByText('Has someone asked you to delete their data?'));
      await fill('Email address or telephone number', EMAIL);
      await click('Delete everything from this sender');
    },
    press: () => answer('Delete everything'),
    again,
    failed: `Failed to delete everything from ${EMAIL}.`,
    done: /^Everything from grace@example\.org was deleted/,
    stored: async () => [
      (await messages()).length,
      (await call<{ items: object[] }>('GET', '/trash')).items.length,
    ],
    expected: [0, 0],
  },
});
