import { LegalDocument, LegalPart } from "./legal-document.tsx";

export function Terms() {
  return (
    <LegalDocument title="Terms of Service">
      <LegalPart title="What Seven Figures is">
        <p>
          Seven Figures helps individuals keep a profile, assets and debts, income and expenses, and goals on the way to
          a net worth of one million, and answers questions with an automated advisor. By creating an account you agree
          to these terms.
        </p>
      </LegalPart>
      <LegalPart title="A product in testing">
        <p>
          The service is in a testing phase and offered as it is, for test data only. Features may change or stop, and
          stored data may be lost or erased at any time, without notice. There is no promise that it is available,
          correct or fit for a purpose.
        </p>
      </LegalPart>
      <LegalPart title="Not financial advice">
        <p>
          Everything the product shows or says, the advisor's answers and plans included, is for education and your own
          planning. It is not financial, investment, tax or legal advice. Before you decide about money, talk to a
          qualified professional. What you decide remains your own responsibility.
        </p>
      </LegalPart>
      <LegalPart title="Your account">
        <ul>
          <li>The service is not intended for children under 13; they may not create an account.</li>
          <li>Keep your password to yourself. You answer for what is done with your account.</li>
          <li>Enter only test data, and nothing that belongs to someone else.</li>
          <li>Do not disturb the service, look for other people's data, or get around its limits.</li>
        </ul>
      </LegalPart>
      <LegalPart title="Third-party service">
        <p>
          Sign-in and the storage of your data use a third-party authentication and data-storage service. Its own terms
          apply to that part as well.
        </p>
      </LegalPart>
      <LegalPart title="Ending and changes">
        <p>
          You may stop at any time and ask for your account to be deleted. An account that is misused may be closed.
          When these terms change, the new ones stand on this page; using the service after that means you accept them.
        </p>
      </LegalPart>
      <LegalPart title="Liability">
        <p>
          As far as the law allows, nobody is liable for loss or damage that comes from using a service that is being
          tested, or from not being able to use it.
        </p>
      </LegalPart>
    </LegalDocument>
  );
}
